/** The sentences of the first lesson of takeaway, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  take: [
    "There is a pile of counters, and the player who takes the last one wins. Take two with the marked button.",
    "A turn takes one, two or three.",
  ],
  say: ["Now count: there were fifteen and you took two. Write how many are left and say the number."],
  pass: ["“{pass_flag}”: your turn ends and the other one plays.", "The other one took one and said that twelve are left: that is true."],
  challenge: [
    "Now it is a tournament: nobody points out faults. There were seven counters, the other one took two and said that four are left. Tap “{challenge}” and choose the rule about the count.",
    "It is a C: five were left. The counters go back to the pile and it is your turn.",
  ],
  last: [
    "Three are left. Take them all, say how many are left and pass the flag.",
    "You took the last one: if the other one does not challenge, you have won.",
  ],
};
