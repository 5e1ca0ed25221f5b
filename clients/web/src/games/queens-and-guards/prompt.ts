/** The sentence that tells a seat its next act, in Queens & Guards. */
import { mayChallenge, type Moment } from "../prompt";
import type { Action, View } from "./view";
import type { Words } from "./words.es";

/** The picked piece, its space, and the pieces named so far in an announcement of a trap. */
export type Held = { picked: string | null; aim: string | null; named: readonly string[] | null; mayTrap?: boolean };

export function prompt({ view, status, seat, may, names }: Moment<View, Action>, { ui }: Words, { picked, aim, named, mayTrap = true }: Held): string | null {
  const can = (type: Action["type"]): boolean => may.includes(type);
  if (status.phase === "start") {
    const called = view.called === null ? "" : ui.called(view.called);
    if (can("start_call")) return ui.callNow;
    if (can("start_pick")) return `${called} ${ui.pickNow}`;
    return view.called === null ? ui.calling(names(0)) : `${called} ${ui.picking(names(1))}`;
  }
  if (named !== null && can("announce_trap")) return named.length ? ui.naming(named) : ui.nameThem;
  if (view.penalty) return can("banish") ? ui.banishNow(view.penalty.pieces) : ui.banishing(names(view.turn.seat), view.penalty.pieces);
  if (view.pending) return view.pending.seat !== seat ? ui.judging(names(view.pending.seat)) : mayChallenge(status, seat) ? ui.judge : ui.acceptNow;
  const isMine = view.turn.seat === seat && status.phase === "play";
  if (view.owed && isMine) {
    const owed = Object.keys(view.owed.moves);
    return view.owed.kind === "retreat" ? ui.mustRetreat(owed) : ui.mustLeave(owed);
  }
  if (!isMine) return null;
  if (view.turn.moves.length) return can("announce_trap") && mayTrap ? ui.movedNow : ui.passNow;
  if (!can("move")) return null;
  return picked === null ? ui.pickPiece : aim === null ? ui.pickSpace(picked) : ui.goNow(picked);
}
