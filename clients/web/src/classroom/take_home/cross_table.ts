/** The cross table of a class: each pupil's opponent and result in each round, also after an earlier round. Pure. */
import { pointsOff, shareOf } from "../games_played";
import { type BoardView, type ClassView, isBye, type RoundView } from "../view";

/** A round of a pupil. `opponents`: their ids; empty for a bye and for a round without the pupil. */
export type Cell = { opponents: string[]; result: string };
export type CrossLine = { person: string; place: number; points: number; cells: Cell[] };

const AWAY: Cell = { opponents: [], result: "" };

/** Returns the rounds that count in the table. */
export function countedRounds(view: ClassView): RoundView[] {
  return view.rounds.filter((round) => (round.state === "closed" || round.state === "playing") && round.simultaneous?.counts !== false);
}

/**
 * Returns the lines after the first `rounds` rounds. After all rounds, the places are the places of the standings;
 * after fewer rounds, pupils with equal points share a place.
 */
export function crossTable(view: ClassView, rounds: number): CrossLine[] {
  const counted = countedRounds(view);
  const taken = counted.slice(0, rounds);
  const lines = view.standings.map(({ person, place }) => {
    const played = taken.map((round) => roundOf(round, person));
    return { person, place, points: played.reduce((sum, [, points]) => sum + points, 0), cells: played.map(([cell]) => cell) };
  });
  if (rounds >= counted.length) return lines;
  const sorted = lines.toSorted((one, other) => other.points - one.points);
  return sorted.map((line) => ({ ...line, place: 1 + sorted.filter((other) => other.points > line.points).length }));
}

function roundOf(round: RoundView, person: string): [Cell, number] {
  const isClosed = round.state === "closed";
  const board = round.boards.find((each) => each.seats.includes(person));
  if (board === undefined) {
    if (!round.off.includes(person) || !isClosed) return [AWAY, 0];
    const points = pointsOff(round, person);
    return [{ opponents: [], result: shareOf(points) }, points];
  }
  if (isBye(board)) return isClosed ? [{ opponents: [], result: "1" }, 1] : [AWAY, 0];
  return atBoard(board, person);
}

function atBoard(board: BoardView, person: string): [Cell, number] {
  const opponents = board.seats.filter((other) => other !== person);
  const counts = board.points.length > 0 && (board.final || !board.disputed);
  const points = counts ? (board.points[board.seats.indexOf(person)] ?? 0) : 0;
  const unplayed = points === 1 ? "+" : "–";
  return [{ opponents, result: board.forfeit ? unplayed : counts ? shareOf(points) : "" }, points];
}
