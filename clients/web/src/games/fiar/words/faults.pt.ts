/** What was wrong and what can be done, a sentence for each fault and each missing part, for FIAR. In Portuguese. */
import { pt as relocationWords } from "../../../board/circles/relocation_words.pt";
import type { FaultWords } from "../../contract";
import type { Facts, Missing } from "../declared";

export const pt = {
  faults: {
    "fiar.route jump": relocationWords.routes.jump,
    "fiar.route yellow": relocationWords.routes.yellow,
    "fiar.route off_line": relocationWords.routes.off_line,
    "fiar.piece-placed": "Essa ficha já foi solta neste turno e fica aí: passe a bandeirinha.",
    "fiar.move-it-use-it": "Você já jogou outra ficha neste turno, e só se joga uma: passe a bandeirinha.",
    "fiar.win-path few": [
      "São poucos círculos: aponte quatro ou mais, todos diferentes.",
      ({ circles, least }) => `São ${circles} círculos diferentes: aponte ${least} ou mais.`,
    ],
    "fiar.win-path empty": "Um desses círculos está vazio: aponte só círculos com ficha.",
    "fiar.win-path mixed": "Há fichas das duas cores: têm que ser todas da mesma.",
    "fiar.win-path line": "Os círculos não estão em uma mesma reta: siga uma só linha.",
    "fiar.win-path yellow": "Esses círculos ficam dos dois lados da área amarela: o trajeto não a cruza.",
    "fiar.win-path between": "Há uma ficha da outra cor no meio: assim não é um trajeto vencedor. Procure outro.",
    "fiar.win-path extinguished": "Um extintor da outra cor está unido a uma dessas fichas: procure outro trajeto, ou afaste-se dele.",
    "fiar.win-relocated": "Esse trajeto saiu da ficha recolocada: com ela não se vence neste turno. Continue jogando.",
  },
  missing: { place: "Você ainda não pôs: ponha uma ficha.", move: "Você ainda não moveu: mova uma ficha antes de passar." },
  cost: {
    own: "perde este turno",
    result: "a vitória fica confirmada",
    right: "você recoloca a ficha em um círculo que escolher",
    then: "Quem desafiou recoloca a ficha, ou a vitória se desfaz.",
  },
} satisfies FaultWords<Facts, Missing>;
