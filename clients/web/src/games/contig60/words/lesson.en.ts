/** The sentences of the first lesson of Contig 60, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  roll: ["It is your turn. Tap “{roll}”.", "You rolled 4, 6 and 4."],
  place: ["Find a sum with all three numbers: 4 × 6 + 4 = 28. Tap 28, then the marked button.", "A chip that is placed stays there."],
  say: [
    "Now say it: write 4*6+4=28. You start with 60 and take off 1 for each chip next to yours. 28 touches three: 60 − 3 = 57. Put in 57 and tap the marked button.",
    "The more neighbours, the lower your score. That is good!",
  ],
  pass: ["“{pass_flag}”: this ends your turn.", "Now the other one would play."],
  challenge: [
    "In a tournament nobody points out faults: you have to see them. The dice were 3, 5 and 4, and the computer said 3+5*4=32. Multiply first: it makes 23! Tap “{challenge}” and choose the rule about the sum.",
    "It is a C: the fault is there. Its chip comes off, and you take off 2 points.",
  ],
  win: ["Five of your chips in a line win, and you have them. Tap “{declare_win}”, the five numbers and the marked button.", "If the other one does not challenge it, you have won."],
};
