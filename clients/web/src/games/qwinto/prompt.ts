/** The sentence that tells a seat its next act, in Qwinto. */
import type { Moment } from "../prompt";
import type { Action, View } from "./view";
import type { Words } from "./words.es";

/** If `isAimed`, the player has picked an empty box of their own sheet. If `isStuck`, the number fits none of their boxes. */
export function prompt({ view, seat, may }: Moment<View, Action>, { ui }: Words, { isAimed, isStuck }: { isAimed: boolean; isStuck: boolean }): string | null {
  const can = (type: Action["type"]): boolean => may.includes(type);
  if (can("roll")) return ui.rollNow;
  if (can("announce")) return can("reroll") ? ui.rerollOrSay : ui.sayNow;
  const owes = view.must_rewrite.some((owed) => owed.seat === seat);
  if (owes || !can("write") || view.commit || view.announced === null) return null;
  if (isStuck && !isAimed) return can("miss") ? ui.missNow(view.announced) : ui.skipNow(view.announced);
  return isAimed ? ui.writeThere(view.announced) : ui.writeNow(view.announced);
}
