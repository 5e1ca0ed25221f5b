/** The sentences of the first lesson of Fab-A-Diffy, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  sample: ["Collect sets of three strips: two that make the third. Draw the sample: tap the marked button.", "The sample is 1/12."],
  touch: ["Look: 1/3 minus 1/4 is 1/12. Tap these two strips.", "A strip that is touched must be used: think first."],
  say: ["Say it: write 1/3 - 1/4 = 1/12 and tap the marked button. The three strips are yours.", "Your first set!"],
  pass: ["“{pass_flag}”: this ends your turn.", "Now the other one draws a sample."],
  challenge: [
    "In a tournament nobody points out faults. The computer said 5/12 − 1/4 = 1/12. But 1/4 is 3/12, and 5/12 − 3/12 = 2/12. Tap “{challenge}” and choose the rule about the sum.",
    "It is a C: the strips go back.",
  ],
  capture: [
    "The computer passed and left 1/12, and you see a set! You have 10 seconds to say “{capture}”.",
    "Now you would tap the two strips, as before.",
  ],
};
