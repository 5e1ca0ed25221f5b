/** The sentences of the first lesson of Truco, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  envido: [
    "You have the 7 and 6 of swords: 20 + 7 + 6 = 33 for the envido, the most there is. Sing it! Tap “Envido”.",
    "The other one accepted.",
  ],
  points: ["Say what you have: 33. Write it and tap the marked button.", "“They are good”: you won 2 points."],
  first: [
    "Now the cards. The highest takes the trick, and there are three. Your 7 of swords is very strong: tap it, then the button.",
    "Only the 1 of swords and the 1 of clubs beat it. The first is yours.",
  ],
  truco: [
    "With the first trick yours, raise the stake: tap “Truco”. If the other one refuses, you win 1 point; if not, you play for 2.",
    "The other one accepted.",
  ],
  second: [
    "You still have the 1 of coins, which beats the 12s. Play it.",
    "Two tricks: the hand is yours, with 2 points for the envido and 2 for the truco.",
  ],
};
