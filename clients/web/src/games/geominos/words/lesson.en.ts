/** The sentences of the first lesson of Geominos, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  place: [
    "Place your pieces with equal numbers side by side. Tap the marked piece, turn it twice, tap the marked place and the button: your 1 lies beside a 1.",
    "The other numbers that touch do not matter.",
  ],
  say: [
    "Add the dots that lie on light squares: only the 1. Write 1, and 1 in total, and tap the marked button.",
    "Dark squares do not count. The lowest total wins.",
  ],
  pass: ["“{pass_flag}”: you are done.", "The other one put 5 beside 5 and got 4."],
  second: ["Another one: tap the marked piece, the marked place and the button.", "Before you are done you may move it again."],
  challenge: [
    "In a tournament nobody points out faults. The computer placed its last piece and said 4 points, but on light squares lie 1 and 5. Tap “{challenge}” and choose the rule about points.",
    "It is a C: 6 are written, and the difference again.",
  ],
};
