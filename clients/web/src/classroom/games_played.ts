/** Counts the points of each pupil in each game of the class, one column per game. Pure. */
import { isBye, type ClassView } from "./view";

/** Returns the games of the started rounds in their order, without repeats. */
export function gamesPlayed(view: ClassView): string[] {
  return [...new Set(view.rounds.filter((round) => round.state === "playing" || round.state === "closed").map((round) => round.game))];
}

/** Returns the pupil's points in that game: those of final cards, and one for a round off. Null if the pupil has none. */
export function pointsIn(view: ClassView, person: string, game: string): number | null {
  let points: number | null = null;
  for (const round of view.rounds) {
    if (round.game !== game || round.simultaneous?.counts === false || (round.state !== "playing" && round.state !== "closed")) continue;
    if (round.off.includes(person)) points = (points ?? 0) + 1;
    for (const board of round.boards) {
      const seat = board.seats.indexOf(person);
      if (seat < 0) continue;
      if (isBye(board)) points = (points ?? 0) + 1;
      else if (board.final && board.points.length > 0) points = (points ?? 0) + (board.points[seat] ?? 0);
    }
  }
  return points;
}
