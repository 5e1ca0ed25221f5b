/** The sentence that tells a seat its next act, in Takeaway. */
import type { Moment } from "../prompt";
import type { Action, View } from "./view";
import type { Words } from "./words.es";

/** A seat that has named its number can only pass the flag. The phase has the other sentences. */
export function prompt({ view, seat, may }: Moment<View, Action>, { ui }: Words): string | null {
  return view.turn.seat === seat && view.turn.said !== null && may.includes("pass_flag") ? ui.passNow : null;
}
