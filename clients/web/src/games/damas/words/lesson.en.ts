/** The sentences of the first lesson of Damas, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  step: [
    "Draughts go diagonally on the dark squares, one step forward. Tap your marked piece and the marked square.",
    "The white piece came in front of yours. This is one game; several games make a match.",
  ],
  capture: [
    "You can capture! Jump over the white piece: tap your piece and the square behind it.",
    "Capturing is a duty. The other one captured too.",
  ],
  chain: [
    "One piece may jump several times. Tap your piece and the two marked squares, one after the other.",
    "Two at once! And at the far end it became a king.",
  ],
  king: ["A king also goes backwards. Try it.", "So it moves along all four diagonals."],
  challenge: [
    "In a tournament nobody points out faults. White could have captured your marked piece and did not. Tap the huff button, then the white piece that should have captured.",
    "The piece that did not capture comes off.",
  ],
};
