/** The English words of the computer's levels. */
import type { LevelWords } from "./level";

export const en: LevelWords = {
  level: "The computer's level",
  levels: { "": "Usual", learner: "Learner", club: "Club", strong: "Strong", partner: "Partner to practise refereeing" },
  partnerHint: "Now and then it commits a fault on purpose, or misses yours: practise challenges with it.",
};
