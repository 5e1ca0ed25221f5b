/** Counts the points of each pupil in each game of the class, one column per game. Pure. */
import { isBye, type ClassView, type RoundView } from "./view";

/** Returns points as people write them, such as 1½. */
export function shareOf(points: number): string {
  return points === 0.5 ? "½" : String(points);
}

/** Returns the points of a pupil's bye: a full point, unless the tutor gave a requested bye another worth. */
export function pointsOff(round: RoundView, person: string): number {
  return round.byes?.find((bye) => bye.person === person)?.points ?? 1;
}

/** Returns the games of the started rounds in their order, without repeats. */
export function gamesPlayed(view: ClassView): string[] {
  return [...new Set(view.rounds.filter((round) => round.state === "playing" || round.state === "closed").map((round) => round.game))];
}

/**
 * Returns the pupil's points in that game: a point for each bye, and the points of boards whose score cards are final. Null if there are
 * none.
 */
export function pointsIn(view: ClassView, person: string, game: string): number | null {
  let points: number | null = null;
  for (const round of view.rounds) {
    if (round.game !== game || round.simultaneous?.counts === false || (round.state !== "playing" && round.state !== "closed")) continue;
    if (round.off.includes(person)) points = (points ?? 0) + pointsOff(round, person);
    for (const board of round.boards) {
      const seat = board.seats.indexOf(person);
      if (seat < 0) continue;
      if (isBye(board)) points = (points ?? 0) + 1;
      else if (board.final && board.points.length > 0) points = (points ?? 0) + (board.points[seat] ?? 0);
    }
  }
  return points;
}
