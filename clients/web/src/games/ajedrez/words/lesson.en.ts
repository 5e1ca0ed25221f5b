/** The sentences of the first lesson of Ajedrez, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  pawn: [
    "You play white. A pawn goes forward; on its first move it may take two steps. Tap the marked pawn and its square.",
    "A pawn captures sideways, diagonally.",
  ],
  knight: [
    "The knight jumps in an L: two steps and one to the side. Only the knight jumps. Bring it to the marked square.",
    "From there it attacks the black pawn.",
  ],
  bishop: ["The bishop goes diagonally, as far as you like. Bring it to the marked square.", "Now there is room between king and rook."],
  castle: [
    "Make your king safe by castling: tap the king and the marked square, two steps to the side. The rook jumps by itself.",
    "You castle once, if neither king nor rook has moved.",
  ],
  challenge: [
    "In a tournament nobody points out faults. The black king took two steps! In the list of moves tap the last one, the king's, then the marked button.",
    "The move is undone, and Black must move the king rightly.",
  ],
  mate: ["You win when the other king is attacked and cannot get away: checkmate. Bring the rook to the far end.", "Checkmate!"],
};
