/** Words of the table that the lobby does not need, in English. */
import { plural } from "../../words/plural";
import type { es } from "./words.es";

export const en: typeof es = {
  written: "Play with text and voice",
  quick: "Quick moves",
  quickHint: "One tap puts the piece down. With nothing left to do, the flag passes by itself.",
  earlier: "Go back in the game",
  fromPosition: "from a prepared position",
  hint: "What can I do?",
  notation: {
    words: {},
    examples: (texts) => `For example: ${texts}`,
  },
  takeBack: "Undo",
  clockWaits: "The clock waits while the rules are read.",
  idea: (what, rule) => `One idea: ${what}. ${rule}`,
  cards: "Score cards and dice",
  spectators: (count) => plural("en", count, "person watches", "people watch"),
  pause: {
    title: "Pause",
    reasons: {
      pause: "The referee has stopped the game.",
      adjourned: "The game was put away for another day.",
      hand: "A hand is up.",
      limit: "Time is up: the decision is missing.",
      home: "Somebody is missing: the game waits.",
      ruling: "The referee's ruling is awaited.",
      window: "Another opinion may be asked for.",
      appeal: "An appeal is open.",
    },
  },
  endings: {
    resign: "by resignation",
    agreement: "by agreement",
    draw: "by agreement",
    agreed: "by agreement",
    strikes: "by three strikes",
    time_violations: "by three time warnings",
    time: "on time",
    flag: "on time",
    time_limit: "by the time limit",
    declared: "a declared win",
    false_win: "by a win wrongly declared",
    absent: "by absence",
    forced: "by the director's decision",
    director: "by the director's decision",
    take_game: "by a sanction",
    expel: "by a sanction",
  },
};
