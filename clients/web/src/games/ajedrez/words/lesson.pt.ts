/** The sentences of the first lesson of chess, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  pawn: [
    "Você joga com as brancas. O peão avança; em seu primeiro lance pode dar dois passos. Toque no peão marcado e sua casa.",
    "O peão captura na diagonal.",
  ],
  knight: [
    "O cavalo salta em forma de L: dois passos e um para o lado. É o único que salta. Leve-o à casa marcada.",
    "Daí ele ameaça o peão preto.",
  ],
  bishop: ["O bispo vai na diagonal, quanto quiser. Leve-o à casa marcada.", "Já há lugar entre o rei e a torre."],
  castle: [
    "Ponha seu rei a salvo com o roque: toque no rei e a casa marcada, dois passos para o lado. A torre salta sozinha.",
    "O roque é uma vez só, se nem o rei nem a torre se moveram.",
  ],
  challenge: [
    "No torneio, ninguém avisa. O rei preto deu dois passos! Na lista de lances toque no último, o do rei, e depois o botão marcado.",
    "O lance se desfaz e o preto tem que mover o rei direito.",
  ],
  mate: ["Você vence quando o rei rival está ameaçado e não pode escapar: xeque-mate. Leve a torre até o fundo.", "Xeque-mate!"],
};
