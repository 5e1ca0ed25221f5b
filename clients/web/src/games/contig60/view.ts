/** The engine's view of Contig 60 (`engines/contig60/view.py`), and the board's geometry from the engine's data file. */
import { cell_size, grid, view_box } from "../../../../../engines/contig60/board.json";
import type { View } from "./game.gen";

export type { Action, TurnView as Turn, View } from "./game.gen";

export const GRID: readonly (readonly number[])[] = grid;
export const CELL = cell_size;
export const WIDTH = view_box[2] ?? 0;
export const HEIGHT = view_box[3] ?? 0;

/** Returns the seat whose chip covers the number, or null. */
export function owner(view: View, cell: number): number | null {
  const seat = view.chips.findIndex((chips) => chips.includes(cell));
  return seat < 0 ? null : seat;
}

/** Returns the number that the previous turn covered last. The board marks it. */
export function lastCell(view: View): number | null {
  return view.turn.cell ?? view.turn.capture?.cell ?? view.last?.cell ?? view.last?.capture?.cell ?? null;
}

const IN_ROW = 5;
const WAYS: readonly (readonly [number, number])[] = [[0, 1], [1, 0], [1, 1], [1, -1]];

/** Returns a seat's rows of five chips. */
function rowsOf(view: View, seat: number): number[][] {
  const own = new Set(view.chips[seat]);
  const from = (row: number, column: number): number[][] =>
    WAYS.map(([down, across]) => Array.from({ length: IN_ROW }, (_, step) => GRID[row + step * down]?.[column + step * across] ?? -1));
  const rows = GRID.flatMap((numbers, row) => numbers.flatMap((_, column) => from(row, column)));
  return rows.filter((numbers) => numbers.every((number) => own.has(number)));
}

/** Returns five chips of a seat that are in a row: those with the last chip, if there are several such rows. Empty if there is none. */
export function five(view: View, seat: number): number[] {
  const found = rowsOf(view, seat);
  const last = lastCell(view) ?? -1;
  return [...(found.find((numbers) => numbers.includes(last)) ?? found[0] ?? [])];
}

/** Tells whether a seat may declare victory: five of its chips are in a row, or it has no points left to lose. */
export function hasWon(view: View, seat: number): boolean {
  return (view.score[seat] ?? 0) <= 0 || rowsOf(view, seat).length > 0;
}

/** Returns the covered numbers next to a number. */
export function neighbours(view: View, cell: number): number[] {
  const row = GRID.findIndex((numbers) => numbers.includes(cell));
  const column = GRID[row]?.indexOf(cell) ?? -1;
  const near = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => GRID[row + down]?.[column + across]));
  return near.filter((number): number is number => number !== undefined && number !== cell && owner(view, number) !== null);
}

/** Counts the chips next to a number. */
export const touching = (view: View, cell: number): number => neighbours(view, cell).length;

const SIGNS = ["+", "-", "*", "/"] as const;
type Sign = (typeof SIGNS)[number];
const DONE: Record<Sign, (left: number, right: number) => number> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
};
const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0;
const isWeak = (sign: Sign): boolean => sign === "+" || sign === "-";

/** The orders of three places. */
const ORDERS = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] as const;

/** Returns the simplest sentence that makes the number from the dice, as the engine's solver finds it; empty if there is none. */
export function sentenceFor(view: View, cell: number): string {
  const dice = view.dice ?? [];
  const ways = ORDERS.flatMap((order) => {
    const [a = 0, b = 0, c = 0] = order.map((place) => dice[place]);
    return SIGNS.flatMap((first) => SIGNS.map((second) => ({ a, b, c, first, second })));
  });
  for (const { a, b, c, first, second } of ways) {
    const value = isWeak(first) && !isWeak(second) ? DONE[first](a, DONE[second](b, c)) : DONE[second](DONE[first](a, b), c);
    if (value === cell) return `${a}${first}${b}${second}${c}=${cell}`;
  }
  for (const { a, b, c, first, second } of ways) {
    const left = DONE[first](a, b);
    const right = DONE[second](b, c);
    if (isWhole(left) && DONE[second](left, c) === cell)
      return view.parentheses ? `(${a}${first}${b})${second}${c}=${cell}` : `${a}${first}${b}=${left};${left}${second}${c}=${cell}`;
    if (isWhole(right) && DONE[first](a, right) === cell)
      return view.parentheses ? `${a}${first}(${b}${second}${c})=${cell}` : `${b}${second}${c}=${right};${a}${first}${right}=${cell}`;
  }
  return "";
}

/** Tells whether the player has said the sentence and the total of the turn's chip. The player then only passes the flag. */
export const isSaid = ({ turn }: View): boolean => turn.cell !== null && turn.sentence !== null && turn.total !== null;
