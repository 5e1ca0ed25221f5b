/** The sentence of a seat's next act, in Takeaway. */
import type { Moment } from "../prompt";
import type { Action, View } from "./view";
import type { Words } from "./words/play.es";

/** A seat that has said its number has only the flag left to pass; the phase says the rest. */
export function prompt({ view, seat, may }: Moment<View, Action>, { ui }: Words): string | null {
  return view.turn.seat === seat && view.turn.said !== null && may.includes("pass_flag") ? ui.passNow : null;
}
