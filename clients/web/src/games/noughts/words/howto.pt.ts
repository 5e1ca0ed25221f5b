/** How noughts is played, in words for a child, in Portuguese. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Ponha três peças suas em linha: de lado, de cima a baixo ou na diagonal.",
  turn: ["Toque uma casa livre: aí fica a sua peça.", "Depois joga o outro."],
  challenges: ["Neste jogo não há nada para desafiar: o servidor não deixa fazer o que não se pode."],
  end: ["Vence quem tem três em linha.", "Se o tabuleiro se enche sem três em linha, é empate.", "Quem desiste perde."],
  clock: ["Cada turno dura um minuto e mais dez segundos. Depois você perde o jogo."],
  line: [
    ["b2", "pôr no centro"],
    ["a1", "pôr no primeiro canto"],
    ["resign", "desistir"],
  ],
};
