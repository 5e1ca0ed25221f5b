/** The sentence that tells a seat its next act, in Juggle. */
import { mayChallenge, type Moment } from "../prompt";
import { type Action, isDone, type trouble, type View } from "./view";
import type { Words } from "./words.es";

/**
 * The piece in the hand, whether it fits nowhere, and the mistake in its place. The last two only if help mentions
 * them.
 */
export type Held = { piece: string; isNowhere: boolean; wrong: ReturnType<typeof trouble> } | null;

export function prompt({ view, status, seat, may }: Moment<View, Action>, { ui }: Words, held: Held): string | null {
  const can = (type: Action["type"]): boolean => may.includes(type);
  if (view.turn.seat !== seat) return null;
  if (can("place") && held !== null) {
    const where = held.isNowhere ? ui.nowhere : held.wrong ? ui.trouble[held.wrong] : ui.hint;
    return `${ui.inHand(held.piece)}. ${where}`;
  }
  if (view.hints && view.empty[seat] === 0 && can("declare_win")) return ui.winNow;
  if (can("roll")) {
    const removes = can("remove");
    if (mayChallenge(status, seat)) return removes ? ui.reviewOrRemove : ui.reviewOrRoll;
    return removes ? ui.removeOrRoll : ui.rollNow;
  }
  if (!view.hints) return null;
  if (can("take") && view.dice) return isDone(view) ? ui.passNow : ui.takeNow(unspent(view).map((die) => view.dice?.[die] ?? 0));
  return can("pass_flag") && isDone(view) ? ui.passNow : null;
}

/** Returns the dice that have not yet given a piece. */
export function unspent(view: View): (0 | 1)[] {
  return ([0, 1] as const).filter((die) => !view.turn.deeds.some((deed) => deed.kind === "take" && deed.die === die));
}
