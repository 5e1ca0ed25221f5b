/** The engine's view of Contig 60 (`engines/contig60/view.py`), and the board's geometry from the same data file. */
import { cell_size, grid, view_box } from "../../../../../engines/contig60/board.json";
import type { View } from "./game.gen";

export type { Action, TurnView as Turn, View } from "./game.gen";

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

const IN_ROW = 5;
const WAYS: readonly (readonly [number, number])[] = [[0, 1], [1, 0], [1, 1], [1, -1]];

/** The numbers of a seat's rows of five chips. */
export function fives(view: View, seat: number): number[] {
  const own = new Set(view.chips[seat]);
  const from = (row: number, column: number): number[][] =>
    WAYS.map(([down, across]) => Array.from({ length: IN_ROW }, (_, step) => GRID[row + step * down]?.[column + step * across] ?? -1));
  const rows = GRID.flatMap((numbers, row) => numbers.flatMap((_, column) => from(row, column)));
  return [...new Set(rows.filter((numbers) => numbers.every((number) => own.has(number))).flat())];
}

/** Whether a seat may declare: five of its chips in a row, or nothing left to score. */
export function hasWon(view: View, seat: number): boolean {
  return (view.score[seat] ?? 0) <= 0 || fives(view, seat).length > 0;
}
