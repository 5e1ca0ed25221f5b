/** The Portuguese explanations of Kwatro-Sinko's faults and missing parts, each with advice. */
import { pt as relocationWords } from "../../../board/circles/relocation_words.pt";
import { pretty } from "../../../dice/sentence";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const pt = {
  faults: {
    "kwatro-sinko.route jump": relocationWords.routes.jump,
    "kwatro-sinko.route yellow": relocationWords.routes.yellow,
    "kwatro-sinko.route off_line": relocationWords.routes.off_line,
    "kwatro-sinko.piece-placed": "Essa ficha já se moveu neste turno e fica aí: |passe a bandeirinha.",
    "kwatro-sinko.move-it-use-it": "Outra ficha já foi movida neste turno, e só uma se move: |passe a bandeirinha.",
    "kwatro-sinko.off-numbers": "Uma ficha de quem declarou ainda está em um espaço com número: |tire todas antes de declarar.",
    "kwatro-sinko.win-path three": "São exatamente três círculos, todos diferentes: nem mais nem menos.",
    "kwatro-sinko.win-path empty": "Um desses círculos está vazio: |aponte só círculos com ficha.",
    "kwatro-sinko.win-path mixed": "Têm que ser duas fichas de uma cor e uma da outra: |escolha outras três.",
    "kwatro-sinko.win-path line": "Os círculos não estão em uma mesma reta: |escolha três em uma só linha.",
    "kwatro-sinko.win-path yellow": "Esses círculos ficam dos dois lados da área amarela: o trajeto não a cruza.",
    "kwatro-sinko.win-path between": "Nessa reta há uma ficha a mais: têm que ser só três. |Procure outro trajeto.",
    "kwatro-sinko.sentence": [
      "A conta não é a dessas fichas: |some as duas da mesma cor, tire a outra e confira a conta.",
      ({ said, right }) => `Essas fichas dão ${pretty(right)}, e foi dito ${pretty(said)}: |some as duas da mesma cor e tire a outra.`,
    ],
    "kwatro-sinko.total": [
      "Essas três fichas não dão 4 nem 5: para vencer têm que dar 4 ou 5. |Procure outras.",
      ({ sentence }) => `Essas três fichas dão ${pretty(sentence)}: para vencer têm que dar 4 ou 5. |Procure outras.`,
    ],
    "kwatro-sinko.win-relocated": "Esse trajeto saiu da ficha recolocada: ela não vence neste turno. |Continue jogando.",
  },
  missing: { move: "Você ainda não moveu: mova uma ficha antes de passar." },
  stakes: {
    relocate: "você recoloca qualquer ficha do outro em um círculo vazio",
    void_relocate: "a vitória não vale e você recoloca qualquer ficha do outro em um círculo vazio",
    void_draw: "a vitória não vale e o jogo termina em empate",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
