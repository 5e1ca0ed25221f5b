/** The sentence that tells a seat its next act, in chess. */
import type { Moment } from "../prompt";
import type { Action, View } from "./view";
import type { Words } from "./words.es";

/** If `isMoving`, the player has picked a piece. */
export function prompt({ status, may }: Moment<View, Action>, { ui }: Words, { isMoving }: { isMoving: boolean }): string | null {
  if (!may.includes("move") || status.phase !== "playing") return null;
  return isMoving ? ui.toNow : ui.moveNow;
}
