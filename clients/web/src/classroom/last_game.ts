/** The default game of a class's forms. */
import type { ListedGame } from "../games/listed";
import type { ClassView } from "./view";

/** Returns the game of the current or last round if it is one of `games`, or else the first game of `games`. */
export function lastGame(view: ClassView, games: readonly ListedGame[]): string {
  const played = view.rounds.at(-1)?.game;
  return games.some(({ slug }) => slug === played) ? (played ?? "") : (games[0]?.slug ?? "");
}
