/** The Portuguese explanations of FIAR's faults and missing parts, each with advice. */
import { pt as relocationWords } from "../../../board/circles/relocation_words.pt";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const pt = {
  faults: {
    "fiar.route jump": relocationWords.routes.jump,
    "fiar.route yellow": relocationWords.routes.yellow,
    "fiar.route off_line": relocationWords.routes.off_line,
    "fiar.piece-placed": "Essa ficha já foi solta neste turno e fica ali: |passe a bandeirinha.",
    "fiar.move-it-use-it": "Outra ficha já foi jogada neste turno, e só uma se joga: |passe a bandeirinha.",
    "fiar.win-path few": [
      "São poucos círculos: |aponte quatro ou mais, todos diferentes.",
      ({ circles, least }) => `São ${circles} círculos diferentes: |aponte ${least} ou mais.`,
    ],
    "fiar.win-path empty": "Um desses círculos está vazio: |aponte só círculos com ficha.",
    "fiar.win-path mixed": "Há fichas das duas cores: têm que ser todas da mesma.",
    "fiar.win-path line": "Os círculos não estão em uma mesma reta: |siga uma só linha.",
    "fiar.win-path yellow": "Esses círculos ficam dos dois lados da área amarela: o trajeto não a cruza.",
    "fiar.win-path between": "Há uma ficha da outra cor no meio: assim não é um trajeto vencedor. |Procure outro.",
    "fiar.win-path extinguished": "Um extintor da outra cor está unido a uma dessas fichas: |procure outro trajeto, ou afaste-se dele.",
    "fiar.win-relocated": "Esse trajeto saiu da ficha recolocada: ela não vence neste turno. |Continue jogando.",
  },
  missing: { place: "Você ainda não pôs: ponha uma ficha.", move: "Você ainda não moveu: mova uma ficha antes de passar." },
  stakes: {
    relocate: "você recoloca qualquer ficha do outro em um círculo vazio",
    void_relocate: "a vitória não vale e você recoloca qualquer ficha do outro em um círculo vazio",
    void_draw: "a vitória não vale e o jogo termina em empate",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
