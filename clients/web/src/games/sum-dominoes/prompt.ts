/** The sentence that tells a seat its next act, in Sum Dominoes. */
import { mayChallenge, type Moment } from "../prompt";
import { type Action, fits, sumWanted, type View } from "./view";
import type { Words } from "./words.es";

/**
 * The picked tile, if any: a tile of the other seat, to show its missed place, or a tile of the player, already on the
 * board or not.
 */
export type Held = { whose: "theirs" | "mine"; isOnBoard: boolean } | null;

export function prompt({ view, status, seat, may, names }: Moment<View, Action>, { ui }: Words, held: Held): string | null {
  const can = (type: Action["type"]): boolean => may.includes(type);
  const { phase } = status;
  const part = phase === "part1" ? view.turn.first : view.turn.second;
  const wanted = sumWanted(view, phase);
  if (view.giving) return view.giving.seat === seat ? ui.giveOne(names(view.giving.to)) : ui.givesOne(names(view.giving.seat));
  if (view.pending) {
    if (view.pending.seat !== seat) return ui.pending.theirs(names(view.pending.seat));
    return mayChallenge(status, seat) ? ui.pending.mine() : ui.pending.accept();
  }
  if (held?.whose === "theirs") return ui.showWhere;
  if (view.turn.seat !== seat) return null;
  if (held !== null) return held.isOnBoard ? ui.turnOrPlace : ui.tapSquare;
  if (view.mode === "assisted" && can("place") && part.how === "open")
    return fits(view, view.hands[seat] ?? [], wanted).length === 0 ? ui.noneFits(wanted) : ui.placeOne(wanted);
  if (view.hold_ms !== null && ["part2", "drawn"].includes(phase)) return ui.waitForLook;
  return ui.myTurn[phase]?.(wanted, part.how === "open") ?? null;
}
