/** The engine's view of noughts (`engines/noughts/view.py`). */
import type { GameView } from "../contract";

export type View = GameView & {
  /** The seat on each square, row by row. */
  cells: (number | null)[];
};

export const SIDE = 3;

/** `a1` is the first square, `c3` the last. */
export const nameOf = (cell: number): string => `${"abc"[cell % SIDE]}${Math.floor(cell / SIDE) + 1}`;
