/** The parts of sentences that every language shares. */
import { cellId, covered, sections, type View } from "./view";

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
