/** The engine's view of takeaway (`engines/takeaway/view.py`). */
export type { Action, TurnView as Turn, View } from "./game.gen";

/** Maximum number of counters per turn. In a tournament the seat can take more, but commits a fault. */
export const MAX_TAKE = 3;
export const COUNTERS = 15;
