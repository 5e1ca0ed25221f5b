/** The sentence that tells a seat its next act, in Par 55. */
import type { Moment } from "../prompt";
import { type Action, GOAL, isBumpDue, type View } from "./view";
import type { Words } from "./words.es";

/** If `isBumping`, the player puts the other pawn back. */
export function prompt(moment: Moment<View, Action>, words: Words, held: { isBumping: boolean }): string | null {
  return waiting(moment, words) ?? due(moment, words, held);
}

/** Returns the sentence for the draw of the first move, or for a final turn. */
export function waiting({ view, status, seat, names }: Moment<View, Action>, { ui }: Words): string | null {
  if (status.phase === "start") {
    const acting = view.called === null ? 0 : 1;
    const called = view.called === null ? "" : `${ui.calledIs(view.called)} `;
    if (acting === seat) return called + (acting === 0 ? ui.callNow : ui.pickNow);
    return called + (acting === 0 ? ui.calling(names(0)) : ui.picking(names(1)));
  }
  return view.final === null || status.phase === "over" ? null : ui.finalTurn(names(view.final));
}

/** Returns the sentence for the act that is due. */
export function due({ view, status, seat, may, names }: Moment<View, Action>, { ui }: Words, { isBumping }: { isBumping: boolean }): string | null {
  const can = (type: Action["type"]): boolean => may.includes(type);
  const { turn } = view;
  if (can("place")) return turn.selected ? ui.chooseBase(turn.selected) : ui.chooseBlock;
  if (turn.seat !== seat || status.phase === "start" || isBumping) return null;
  if (can("announce") && turn.announced === null) return ui.announceNow;
  if (can("move_pawn") && turn.to === null) return turn.announced === null ? null : ui.countNow(turn.announced);
  const bumps = isBumpDue(view);
  if (bumps && turn.bumped === null) return ui.bumpNow(names(1 - seat));
  if (can("pass_flag")) return turn.to !== null && turn.to !== GOAL ? ui.passNow : null;
  return view.mode === "assisted" && can("declare_win") ? ui.winNow : null;
}
