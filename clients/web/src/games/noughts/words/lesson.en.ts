/** The sentences of the first lesson of noughts, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  middle: ["Three in a row win. Tap the square in the middle: four rows pass through it.", "The other one put a piece in a corner."],
  corner: ["Tap the marked corner: then only one is missing for three in a row.", "The other one has stopped your row."],
  stop: ["Now the other one has two in a row: the marked squares. Put your piece between them.", "Well done! That row cannot win any more."],
  win: ["Here you have two in the top row. Tap the square that is missing.", "Three in a row!"],
};
