/** Words a hint as a sentence. The game's own words override the common ones. */
import type { Action, GameView, GameWords, Names } from "../../games/contract";
import type { es } from "./words.es";

/** Returns the text of a hint for the seat that has this view. */
export function hintText(words: typeof es, game: GameWords, action: Action, view: GameView, names: Names): string {
  const common = words.hints as Record<string, string>;
  const hint = game.hints[action.type] ?? common[action.type] ?? words.hints.other;
  return typeof hint === "string" ? hint : hint(action as never, view as never, names);
}
