/** The sentence that tells a seat its next act, in damas. */
import type { Moment } from "../prompt";
import { type Action, mustCapture, type View } from "./view";
import type { Words } from "./words.es";

/** If `isMoving`, the player has picked a piece. If `isBlowing`, the next tap names a piece for a soplo. */
export type Held = { isMoving: boolean; isBlowing: boolean };

export function prompt({ view, may }: Moment<View, Action>, { ui }: Words, { isMoving, isBlowing }: Held): string | null {
  if (!may.includes("move") || view.phase !== "turn") return null;
  // A notice on the board asks for the piece.
  if (isBlowing) return "";
  return isMoving ? ui.toNow : mustCapture(view) ? ui.captureNow : ui.moveNow;
}
