/** The sentences of the first lesson of Damas, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  step: [
    "As peças andam na diagonal pelas casas escuras, um passo para a frente. Toque em sua peça marcada e a casa marcada.",
    "A peça branca ficou na frente da sua. Isto é uma partida; várias partidas formam um jogo.",
  ],
  capture: [
    "Dá para capturar! Salte por cima da peça branca: toque em sua peça e a casa de trás.",
    "Capturar é obrigatório. O outro também capturou.",
  ],
  chain: [
    "Uma peça pode saltar várias vezes seguidas. Toque em sua peça e as duas casas marcadas, uma depois da outra.",
    "Duas de uma vez! E ao chegar ao fundo foi coroada: agora é dama.",
  ],
  king: ["Uma dama coroada também vai para trás. Experimente.", "Assim se move nas quatro diagonais."],
  challenge: [
    "No torneio, ninguém avisa. As brancas podiam capturar sua peça marcada e não capturaram. Toque em “Sopro!” e depois na peça branca que devia capturar.",
    "A peça que não capturou sai do tabuleiro.",
  ],
};
