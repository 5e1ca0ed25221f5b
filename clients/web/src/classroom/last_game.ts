/** The game that a form of a class begins with. */
import type { ListedGame } from "../games/listed";
import type { ClassView } from "./view";

/** That of the round that runs or was the last, as far as it is one of `games`; else the first of these. */
export function lastGame(view: ClassView, games: readonly ListedGame[]): string {
  const played = view.rounds.at(-1)?.game;
  return games.some(({ slug }) => slug === played) ? (played ?? "") : (games[0]?.slug ?? "");
}
