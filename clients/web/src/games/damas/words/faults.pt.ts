/** What was wrong and what can be done, a sentence for each fault, for Damas. In Portuguese. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const pt = {
  faults: {
    "damas.capture": [
      "Agora só vale uma jogada que capture: |escolha uma peça que possa capturar.",
      ({ pieces }) => `Agora só vale capturar: ${pieces === 1 ? "há 1 peça que pode" : `há ${pieces} peças que podem`}. |Escolha uma das marcadas.`,
    ],
    "damas.capture omitted": [
      "Há uma captura! |Jogue uma peça que capture.",
      ({ pieces }) => `Há uma captura! ${pieces === 1 ? "1 peça pode" : `${pieces} peças podem`} capturar: joga-se uma dessas.`,
    ],
    "damas.capture short": [
      "A captura ainda continua: |salte até o fim do caminho.",
      ({ pieces }) => `A captura continua: ${pieces === 1 ? "a peça marcada" : "a peça"} tem que saltar até o fim do caminho.`,
    ],
    "damas.capture lost": [
      "Perdeu-se o turno quando havia uma captura: joga-se a peça que captura.",
      ({ pieces }) => `Perdeu-se o turno quando ${pieces === 1 ? "1 peça podia" : `${pieces} peças podiam`} capturar: joga-se uma dessas.`,
    ],
    "damas.touch-dead": [
      "Essa peça não pode se mover: |toque uma que possa jogar.",
      ({ pieces }) => `Essa peça não pode se mover: ${pieces === 1 ? "há 1 que sim" : `há ${pieces} que sim`}, toque uma que possa jogar.`,
    ],
    "damas.draw": "Ainda não é empate: a posição não se repetiu bastante, ou houve avanços há pouco. |Continue jogando.",
  },
  missing: {},
  stakes: {
    undone: "a posição volta atrás e a jogada se faz de novo",
    huffed_or_undone: "você sopra a peça, ou a posição volta atrás e a jogada se faz de novo",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
