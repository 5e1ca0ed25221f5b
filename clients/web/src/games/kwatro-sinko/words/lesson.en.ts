/** The sentences of the first lesson of Kwatro-Sinko, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  move: [
    "You play the even chips. A chip moves in a straight line and jumps no other. Tap the 4, then the marked circle.",
    "A chip that is put down stays.",
  ],
  pass: ["“{pass_flag}”: this ends your turn.", "The other one brought out the 5."],
  challenge: [
    "It is a tournament: nobody points out faults. The 5 crossed the yellow area in the middle, where there are no lines. Tap “{challenge}” and choose the rule about the way.",
    "It is a C: the fault is there.",
  ],
  relocate: ["You were right, so you decide where the 5 goes. Tap it and send it back to its number.", "It has to start again!"],
  line: [
    "You win with three chips in a row, two of one kind and one of the other, that make 4 or 5. Bring the 6 to the marked circle, in the row of 2 and 3.",
    "2 and 6 are even, 3 is odd.",
  ],
  win: [
    "Add the two of a kind and take off the other one: 2+6-3=5. Tap “{declare_win}”, the three chips, write 2+6-3=5 and tap the marked button.",
    "It makes 5! If nobody challenges you, you have won.",
  ],
};
