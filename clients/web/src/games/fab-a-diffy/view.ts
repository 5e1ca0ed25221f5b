/**
 * The engine's view of Fab-A-Diffy (`engines/fab_a_diffy/view.py`). A strip's place has no meaning in the game, so this client chooses the
 * layout.
 */
import { rectangles } from "../../../../../engines/fab_a_diffy/board.json";
import type { View, WorkView as Work } from "./game.gen";

export type { Action, TurnView as Turn, View, WorkView as Work } from "./game.gen";

export const PLACES = rectangles.length;

/** Keyed by the number of parts. */
const TINTS: Record<number, string> = { 2: "#3f9a5a", 3: "#e2b616", 4: "#3b82c4", 6: "#cf4436", 12: "#e58a2e" };

export function parts(strip: string): { shaded: number; parts: number; fill: string } {
  const [shaded = 0, whole = 1] = strip.split("/").map(Number);
  return { shaded, parts: whole, fill: TINTS[whole] ?? "#777777" };
}

/** Returns a strip's length in twelfths, which is always a whole number. */
function twelfths(strip: string): number {
  const [shaded = 0, whole = 1] = strip.split("/").map(Number);
  return (shaded * 12) / whole;
}

/** Tells whether two open strips make a trick with the sample, as their sum or their difference. */
export function isTrickOpen(view: Pick<View, "sample" | "face">): boolean {
  if (view.sample === null) return false;
  const sample = twelfths(view.sample);
  const open = view.face.flatMap((strip) => (strip === null ? [] : [twelfths(strip)]));
  return open.some((one, at) => open.slice(at + 1).some((other) => one + other === sample || Math.abs(one - other) === sample));
}

/** Returns the holder's current work: the captured sample, or the holder's own. */
export function working(view: View, phase: string): Work | null {
  return phase === "capturing" ? view.turn.capture : view.turn.regular;
}

/** Returns the three strips of a trick as lengths: the longest, and the two that fill it end to end. Null if they do not fill it. */
export function joined(strips: readonly string[]): { long: string; parts: readonly [string, string] } | null {
  const [one, other, long] = [...strips].sort((left, right) => twelfths(left) - twelfths(right));
  if (one === undefined || other === undefined || long === undefined) return null;
  return twelfths(one) + twelfths(other) === twelfths(long) ? { long, parts: [other, one] } : null;
}

/** Returns the work whose sentence is on the board, and its seat: of this turn, or of the last turn until somebody draws a new sample. */
export function claimed(view: View): (Work & { seat: number }) | null {
  const ofTurn = view.turn.regular ?? view.turn.capture;
  if (ofTurn !== null && (ofTurn.sentence !== null || ofTurn.touched.length > 0)) return ofTurn.sentence === null ? null : { ...ofTurn, seat: view.turn.seat };
  const ofLast = view.last?.regular ?? view.last?.capture ?? null;
  return view.last === null || ofLast?.sentence == null || (view.sample !== null && view.sample !== ofLast.sample) ? null : { ...ofLast, seat: view.last.seat };
}
