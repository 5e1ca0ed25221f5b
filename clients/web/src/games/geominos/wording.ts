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

/** Returns a seat's points; the points that it has noted in the running turn stand beside them until the turn ends. */
export function scored(view: View, seat: number): number | string {
  const total = view.totals[seat] ?? 0;
  return view.said !== null && view.lies?.seat === seat ? `${total} +${view.said.points}` : total;
}

/** Returns the points of the last tile as a sum, and the new total. */
export function sums({ board, last }: View, rule: string | null): string[] {
  const laid = board.find(({ tile }) => tile === last?.tile);
  if (last === null || laid === undefined) return [];
  const dots = counted(laid).map((part) => part.dots);
  const isRight = dots.reduce((sum, one) => sum + one, 0) === last.points;
  return [
    ...(isRight && dots.length > 1 && (rule === null || rule === "geominos.puntos") ? [`${dots.join(" + ")} = ${last.points}`] : []),
    ...(last.before + last.points === last.total && (rule === null || rule === "geominos.total") ? [`${last.before} + ${last.points} = ${last.total}`] : []),
  ];
}

/** Tells whether the running turn has had its act. */
export const isDone = (view: View): boolean => view.lies !== null && view.said !== null;
