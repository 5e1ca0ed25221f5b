/** The sentences of the first lesson of Par 55, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  place: [
    "Put a block beside one that is like it. Tap the large red hexagon, which is marked, then the marked base.",
    "Beside it lies a large red circle.",
  ],
  say: [
    "Count: 5 for the base, plus 1 for each likeness. Both are red and both are large: 5 + 2 = 7. Write 7 and tap the marked button.",
    "The shape differs: no point for that.",
  ],
  move: ["Your pawn is on 3. Go on 7: tap the marked space of the track, then the button.", "3 + 7 = 10."],
  pass: ["“{pass_flag}”: this ends your turn. The player who lands on exactly 55 wins.", "The other one went on 5."],
  challenge: [
    "In a tournament nobody points out faults. The computer placed the marked block and said 10. Count the likenesses with its neighbours: there are 4, and 5 + 4 = 9. Tap “{challenge}” and choose the rule about the score.",
    "It is a C: block and pawn go back.",
  ],
};
