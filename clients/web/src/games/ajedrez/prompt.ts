/** The sentence of a seat's next act, in chess. */
import type { Moment } from "../prompt";
import type { Action, View } from "./view";
import type { Words } from "./words/play.es";

/** `isMoving`: a piece is taken up. */
export function prompt({ status, may }: Moment<View, Action>, { ui }: Words, { isMoving }: { isMoving: boolean }): string | null {
  if (!may.includes("move") || status.phase !== "playing") return null;
  return isMoving ? ui.toNow : ui.moveNow;
}
