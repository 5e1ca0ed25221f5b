/** The Portuguese explanations of Damas' faults, each with advice. */
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
      ({ pieces }) => `Há uma captura! ${pieces === 1 ? "1 peça pode" : `${pieces} peças podem`} capturar: uma dessas tem que jogar.`,
    ],
    "damas.capture short": [
      "A captura ainda continua: |salte até o fim do caminho.",
      ({ pieces }) => `A captura continua: ${pieces === 1 ? "a peça marcada" : "a peça"} tem que saltar até o fim do caminho.`,
    ],
    "damas.capture lost": [
      "Perdeu-se a vez quando havia uma captura: a peça que captura tem que jogar.",
      ({ pieces }) => `Perdeu-se a vez quando ${pieces === 1 ? "1 peça podia" : `${pieces} peças podiam`} capturar: uma dessas tem que jogar.`,
    ],
    "damas.touch-dead": [
      "Essa peça não pode se mover: |toque em uma que possa jogar.",
      ({ pieces }) => `Essa peça não pode se mover: ${pieces === 1 ? "só 1 pode" : `só ${pieces} podem`}. Toque em uma que possa jogar.`,
    ],
    "damas.draw": "Ainda não é empate: a posição não se repetiu o bastante, ou houve avanços há pouco. |Continue jogando.",
  },
  missing: {},
  stakes: {
    undone: "a jogada é desfeita e feita de novo",
    huffed_or_undone: "você sopra a peça, ou a jogada é desfeita e feita de novo",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
