/** The sentence that tells a seat its next act, in Stars & Bars. */
import { mayChallenge, type Moment } from "../prompt";
import { type Action, tidyings, type View } from "./view";
import type { Words } from "./words.es";

/** The card in the hand and its target square. */
export type Held = { card: string | null; picked: string | null };

export function prompt({ view, status, seat, may }: Moment<View, Action>, { ui }: Words, { card, picked }: Held): string | null {
  const can = (type: Action["type"]): boolean => may.includes(type);
  if (card !== null && can("place")) return picked === null ? ui.squareNow : ui.layNow;
  if (view.turn.seat !== seat) return null;
  if (can("score") && view.turn.card !== null) return view.turn.points === null || view.turn.total === null ? ui.countNow : ui.passNow;
  if (!can("place")) return null;
  const tidies = tidyings(view).length > 0;
  if (mayChallenge(status, seat)) return tidies ? ui.reviewOrTidy : ui.reviewOrLay;
  return tidies ? null : ui.cardNow;
}
