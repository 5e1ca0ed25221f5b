/** The sentences of the first lesson of FIAR, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  place: [
    "In FIAR you win with four chips of your colour in a line. You play blue. Tap a chip of your hand and an empty circle: the marked ones.",
    "First all chips are placed, one a turn.",
  ],
  pass: ["“{pass_flag}”: your turn ends and the other one plays.", "When the hands are empty, the chips on the board move."],
  challenge: [
    "Now it is a tournament: nobody points out faults. The red chip crossed the yellow area in the middle, where no line goes. Tap “{challenge}” and choose the rule about the way.",
    "It is a C: the fault is there.",
  ],
  relocate: [
    "You were right, so you put that chip where you like. Tap it, then the marked circle, far away.",
    "There it is out of your way!",
  ],
  move: [
    "With empty hands a chip moves along a straight line and jumps nothing. Bring your chip down to the marked circle.",
    "Four blue ones in a row!",
  ],
  win: [
    "Nobody tells you: say it yourself. Tap “{declare_win}”, the four circles and the marked button.",
    "If the other one does not challenge it, you have won.",
  ],
};
