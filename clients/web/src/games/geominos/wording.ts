/** The parts of sentences that every language shares. */
import { cellId, counted, covered, sections, type View } from "./view";

const BESIDE = [[0, 1], [1, 0], [0, -1], [-1, 0]] as const;

export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Returns the squares of the last tile and of its neighbours where two equal numbers touch. */
export function matched(view: View, rule: string | null): string[] {
  const last = view.lies ?? view.board.find(({ tile }) => tile === view.last?.tile);
  if (last === undefined || (rule !== null && rule !== "geominos.coincidencia")) return [];
  const others = covered(view.board.filter(({ tile }) => tile !== last.tile));
  return sections(last.tile, last.side, last.turn).flatMap(({ row, col, dots }) => {
    const at = [last.row + row, last.col + col] as const;
    const equal = BESIDE.map(([down, across]) => cellId(at[0] + down, at[1] + across)).filter((id) => others.get(id)?.dots === dots);
    return equal.length === 0 ? [] : [cellId(...at), ...equal];
  });
}

/** Returns a seat's points, with those that the player has noted in this turn, such as «12 +9». */
export function scored(view: View, seat: number): number | string {
  const total = view.totals[seat] ?? 0;
  return view.said !== null && view.lies?.seat === seat ? `${total} +${view.said.points}` : total;
}

/** The clauses about equal numbers that touch, and about points that are no sum. */
type Told = { equal: (dots: number) => string; one: (dots: number) => string; none: string };

/** Returns the equal numbers that the last tile touches, its points as a sum, and the new total. */
export function sums(view: View, rule: string | null, told: Told): string[] {
  const { board, last } = view;
  const laid = view.lies ?? board.find(({ tile }) => tile === last?.tile);
  if (laid === undefined) return [];
  const touching = new Set(matched(view, rule));
  const equal = sections(laid.tile, laid.side, laid.turn).filter(({ row, col }) => touching.has(cellId(laid.row + row, laid.col + col)));
  const matches = [...new Set(equal.map(({ dots }) => dots))].map(told.equal);
  if (last === null || laid.tile !== last.tile) return matches;
  const dots = counted(laid).map((part) => part.dots);
  const isRight = dots.reduce((sum, one) => sum + one, 0) === last.points;
  const sum = dots.length > 1 ? `${dots.join(" + ")} = ${last.points}` : dots.length === 1 ? told.one(last.points) : told.none;
  return [
    ...matches,
    ...(isRight && (rule === null || rule === "geominos.puntos") ? [sum] : []),
    ...(last.before + last.points === last.total && (rule === null || rule === "geominos.total") ? [`${last.before} + ${last.points} = ${last.total}`] : []),
  ];
}

/** Tells whether the running turn has had its act. */
export const isDone = (view: View): boolean => view.lies !== null && view.said !== null;
