/** The sentence of a seat's next act, in Damas. */
import type { Moment } from "../prompt";
import type { Action, View } from "./view";
import type { Words } from "./words/play.es";

/** `isMoving`: a piece is taken up. `isBlowing`: the next tap names a piece for a soplo. */
export type Held = { isMoving: boolean; isBlowing: boolean };

export function prompt({ view, may }: Moment<View, Action>, { ui }: Words, { isMoving, isBlowing }: Held): string | null {
  if (!may.includes("move") || view.phase !== "turn") return null;
  // A notice of the board says which piece a soplo takes.
  if (isBlowing) return "";
  return isMoving ? ui.toNow : ui.moveNow;
}
