/** The sentences of the first lesson of Qwinto, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  roll: [
    "Fill your three rows with rising numbers. Choose the dice, or leave all three, and tap the marked button.",
    "4, 5 and 2. If you do not like it, you may roll once more.",
  ],
  sum: ["Say the sum: write 11 and tap the marked button.", "Everybody writes this sum."],
  write: [
    "Write it in a free box of your sheet: tap the marked one, then the button.",
    "The other one wrote too. Nobody sees the other sheet until all are done.",
  ],
  theirs: ["The other one rolled 10: you may write it too. Tap the marked box and the button.", "On another's turn you may also pass."],
  between: [
    "In a row the numbers rise and never repeat. You rolled 6: in the purple row it fits between 4 and 9. Write it in the marked box.",
    "And no column has two equal ones.",
  ],
  challenge: [
    "In a tournament nobody points out faults. The dice show 4 and 5, and the computer said 10. Tap “{challenge}” and choose the rule about the sum.",
    "It is a C: the sum is put right, it is 9.",
  ],
};
