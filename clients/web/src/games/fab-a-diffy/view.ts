/** The engine's view of Fab-A-Diffy (`engines/fab_a_diffy/view.py`). Where a strip lies means nothing, so the drawing is ours. */
import { rectangles } from "../../../../../engines/fab_a_diffy/board.json";
import type { View, WorkView as Work } from "./game.gen";

export type { Action, TurnView as Turn, View, WorkView as Work } from "./game.gen";

export const PLACES = rectangles.length;
export const IN_ROW = 3;

/** By the number of parts. */
const TINTS: Record<number, string> = { 2: "#3f9a5a", 3: "#e2b616", 4: "#3b82c4", 6: "#cf4436", 12: "#e58a2e" };

export function parts(strip: string): { shaded: number; parts: number; fill: string } {
  const [shaded = 0, whole = 1] = strip.split("/").map(Number);
  return { shaded, parts: whole, fill: TINTS[whole] ?? "#777777" };
}

/** In twelfths: every strip is a whole number of them. */
function twelfths(strip: string): number {
  const [shaded = 0, whole = 1] = strip.split("/").map(Number);
  return (shaded * 12) / whole;
}

/** Whether two open strips make a trick with the sample, as their sum or their difference. */
export function isTrickOpen(view: Pick<View, "sample" | "face">): boolean {
  if (view.sample === null) return false;
  const sample = twelfths(view.sample);
  const open = view.face.flatMap((strip) => (strip === null ? [] : [twelfths(strip)]));
  return open.some((one, at) => open.slice(at + 1).some((other) => one + other === sample || Math.abs(one - other) === sample));
}

/** What the holder is working on: the captured sample, or the own one. */
export function working(view: View, phase: string): Work | null {
  return phase === "capturing" ? view.turn.capture : view.turn.regular;
}
