/** Marks the places on the Fab-A-Diffy table that a hint points at. */
import type { HintMarks } from "../contract";
import type { Action, View } from "./view";

/** Returns the places of open strips, given the strips' names. */
const lying = (view: View, strips: readonly string[]): string[] => strips.map((strip) => String(view.face.indexOf(strip)));

export const marks: HintMarks<View, Action> = {
  touch: ({ strip }, view) => ({ cells: lying(view, [strip]) }),
  announce: (_action, view) => ({ cells: lying(view, (view.turn.capture ?? view.turn.regular)?.touched ?? []), calls: ["say"] }),
  take: ({ strips }, view) => ({ cells: lying(view, strips), calls: ["take"] }),
};
