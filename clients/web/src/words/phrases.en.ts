/** The ready-made phrases and reactions in English. */
import type { PhraseId } from "@banderilla/client";

export const en: Record<PhraseId, string> = {
  hello: "Hello!",
  good_luck: "Good luck!",
  nice_move: "What a nice move!",
  well_played: "Well played!",
  thanks: "Thanks!",
  one_moment: "One moment, please",
  sorry: "Sorry",
  good_game: "Good game!",
  clap: "Bravo!",
  smile: "Ha ha!",
  think: "Hmm…",
  wow: "Wow!",
  up: "Great!",
  party: "Party!",
  oops: "Oops!",
  phew: "Phew!",
};
