/** The engine's view of takeaway (`engines/takeaway/view.py`). */
import type { GameView } from "../contract";

export type Turn = { seat: number; before: number; taken: number | null; said: number | null };

export type View = GameView & {
  pile: number;
  turn: Turn;
  last: Turn | null;
  pending: { seat: number } | null;
  mode: string;
};

/** As many may be taken; in a tournament more is a fault, not impossible. */
export const MAX_TAKE = 3;
export const COUNTERS = 15;
