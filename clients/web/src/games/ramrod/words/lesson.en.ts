/** The sentences of the first lesson of Ramrod, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  move: [
    "Fill the purple rectangles exactly. In the marked one lies a rod of 8, and 5 is missing. Tap your rod of 5, then the marked rectangle.",
    "8 + 5 = 13: full!",
  ],
  capture: ["You filled it: capture it. Tap the marked button.", "Both rods go to your long rectangle."],
  pass: ["“{pass_flag}”: this ends your turn. The player who fills the long rectangle wins.", "The other one came in with a rod of 3."],
  challenge: [
    "In a tournament nobody points out faults. In the rectangle of 9 lay a rod of 7: 2 were left. And the computer put a 3 in! Tap “{challenge}” and choose the rule about fitting.",
    "It is a C: the fault is there.",
  ],
  relocate: ["You were right, so you decide where that rod goes. Send it back with the marked button.", "And now it is your turn!"],
};
