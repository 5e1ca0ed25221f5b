/** Words of the table that the lobby does not need, in English. */
import { plural } from "../../words/plural";
import type { es } from "./words.es";

export const en: typeof es = {
  written: "Play with text and voice",
  quick: "Quick moves",
  quickHint: "One tap puts the piece down. With nothing left to do, the flag passes by itself.",
  earlier: "Go back in the game",
  hint: "What can I do?",
  takeBack: "Undo",
  clockWaits: "The clock waits while the rules are read.",
  idea: (what, rule) => `One idea: ${what}. ${rule}`,
  cards: "Score cards and dice",
  spectators: (count) => plural("en", count, "person watches", "people watch"),
};
