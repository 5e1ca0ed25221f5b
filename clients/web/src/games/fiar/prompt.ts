/** The sentence that tells a seat its next act, in FIAR. */
import { type HeldChips, relocationPrompt } from "../../board/circles/relocation_prompt";
import type { Moment } from "../prompt";
import { type Action, mayDeclare, WIN_LENGTH, type View } from "./view";
import type { Words } from "./words.es";

export function prompt(moment: Moment<View, Action>, { ui }: Words, held: HeldChips): string | null {
  const { view, status, seat, may, names } = moment;
  const can = (type: Action["type"]): boolean => may.includes(type);
  const shared = relocationPrompt(moment, ui, held);
  if (shared !== null) return shared;
  if (status.phase === "start") {
    if (can("start_call")) return ui.callNow;
    if (can("start_pick")) return ui.pickNow(view.called ?? "blue");
    return view.called === null ? ui.callWait(names(view.turn.seat)) : ui.pickWait(names(view.turn.seat), view.called);
  }
  if (view.turn.seat !== seat) return null;
  if (held.isNaming && can("declare_win")) return ui.nameNow(WIN_LENGTH);
  if (view.turn.hops.length > 0) return can("declare_win") && mayDeclare(view) ? ui.passNow : ui.passOnly;
  return can("place") ? ui.placeNow : can("move") ? ui.moveNow : null;
}
