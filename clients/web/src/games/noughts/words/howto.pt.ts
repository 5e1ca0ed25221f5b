/** The Portuguese rules page of Noughts, in a child's words. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Ponha três peças suas em linha: de lado, de cima a baixo ou na diagonal.",
  turn: ["Toque em uma casa livre: sua peça fica ali.", "Depois joga o outro."],
  challenges: ["Neste jogo não há nada para desafiar: o servidor não deixa fazer nada proibido."],
  end: ["Vence quem tem três em linha.", "Se o tabuleiro ficar cheio sem três em linha, é empate.", "Quem desiste perde."],
  clock: ["Cada turno dura um minuto e mais dez segundos. Depois você perde o jogo."],
  line: [
    ["b2", "pôr no centro"],
    ["a1", "pôr no primeiro canto"],
    ["resign", "desistir"],
  ],
};
