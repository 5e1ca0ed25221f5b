/** The engine's view of takeaway (`engines/takeaway/view.py`). */
export type { Action, TurnView as Turn, View } from "./game.gen";

/** As many may be taken; in a tournament more is a fault, not impossible. */
export const MAX_TAKE = 3;
export const COUNTERS = 15;
