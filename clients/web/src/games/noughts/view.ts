/** The engine's view of noughts (`engines/noughts/view.py`). */
export type { Action, View } from "./game.gen";

export const SIDE = 3;

/** Names a square: `a1` is the first, `c3` the last. */
export const nameOf = (cell: number): string => `${"abc"[cell % SIDE]}${Math.floor(cell / SIDE) + 1}`;
