/** The sentence that tells a seat its next act, in Ramrod. */
import type { Moment } from "../prompt";
import { type Action, isFull, isPurple, rodOf, type View } from "./view";
import type { Words } from "./words.es";

/** `rod` is the picked rod or, after a challenge, the next rod in the hand. */
export function prompt({ view, status, may, names }: Moment<View, Action>, { ui }: Words, { rod }: { rod: string | null }): string | null {
  const can = (type: Action["type"]): boolean => may.includes(type);
  if (can("start_rods")) return ui.hideTwo;
  if (can("start_pick")) return ui.pickHand(view.lot?.colours ?? []);
  if (can("relocate") && rod !== null) return ui.relocate(rodOf(rod), names);
  if (can("move")) {
    if (rod !== null) return ui.takeTo(rodOf(rod), names);
    // With help the sentence speaks of a capture only while a rectangle is full. Without help it must not tell.
    const full = !view.hints || Object.values(view.rods).some((place) => place !== null && isPurple(place) && isFull(view, place));
    return can("capture") ? (full ? ui.takeRod : ui.takeOne) : null;
  }
  // The acts that remain after a capture, or, with help, after a move that fills nothing.
  const mayCapture = can("capture") && (!view.hints || isFull(view, view.turn.to ?? ""));
  return status.phase === "moved" && can("pass_flag") && !mayCapture ? ui.passNow : null;
}
