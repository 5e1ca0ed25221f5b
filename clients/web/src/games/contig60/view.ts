/** The engine's view of Contig 60 (`engines/contig60/view.py`), and the board's geometry from the same data file. */
import { cell_size, grid, view_box } from "../../../../../engines/contig60/board.json";
import type { GameView } from "../contract";

export type Turn = {
  seat: number;
  dice: number[] | null;
  cell: number | null;
  sentence: string | null;
  total: number | null;
  is_lost: boolean;
  capture: { cell: number; dice: number[]; sentence: string | null; total: number | null } | null;
};

export type View = GameView & {
  chips: number[][];
  supply: number[];
  score: number[];
  dice: number[] | null;
  offer: number[] | null;
  /** The dice of a pass that may be captured. */
  capture: number[] | null;
  turn: Turn;
  last: Turn | null;
  turn_lost: number[];
  pending: { seat: number; reason: string; is_declared: boolean; line: number[] | null } | null;
  parentheses: boolean;
};

export const GRID: readonly (readonly number[])[] = grid;
export const CELL = cell_size;
export const WIDTH = view_box[2] ?? 0;
export const HEIGHT = view_box[3] ?? 0;

/** The seat whose chip covers the number, or null. */
export function owner(view: View, cell: number): number | null {
  const seat = view.chips.findIndex((chips) => chips.includes(cell));
  return seat < 0 ? null : seat;
}

/** The number that the turn before this one covered last, to be shown as such. */
export function lastCell(view: View): number | null {
  return view.turn.cell ?? view.turn.capture?.cell ?? view.last?.cell ?? view.last?.capture?.cell ?? null;
}
