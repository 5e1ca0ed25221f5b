/** The sentences of the first lesson of Juggle, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  roll: ["Cover your board with pieces before the other one does. “{roll}”.", "3 and 4: a piece of 3 squares and one of 4."],
  take: ["Tap the die with 3, a piece of three squares, the marked one, and the button.", "A piece that is chosen must be used."],
  place: ["Place it: tap the board where you want it, or leave it there, and tap the marked button.", "A piece that is placed stays."],
  second: [
    "Now the die with 4: choose blue and the square piece. Then place it. Two pieces of one colour never touch, not even at a corner.",
    "Blue beside red: that is fine.",
  ],
  pass: ["“{pass_flag}”: this ends your turn.", "The other one rolled and placed nothing."],
  challenge: [
    "In a tournament nobody points out faults. On the other board two red pieces touch at a corner: D4 and E5. Tap “{challenge}”, the rule about colours, and point at the one on E5.",
    "It is a C: that piece goes back to the bank.",
  ],
};
