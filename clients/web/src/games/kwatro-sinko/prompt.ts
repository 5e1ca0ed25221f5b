/** The sentence that tells a seat its next act, in Kwatro-Sinko. */
import { type HeldChips, relocationPrompt } from "../../board/circles/relocation_prompt";
import type { Moment } from "../prompt";
import { type Action, mayDeclare, WIN_LENGTH, type View } from "./view";
import type { Words } from "./words.es";

export function prompt(moment: Moment<View, Action>, { ui }: Words, held: HeldChips): string | null {
  const { view, status, seat, may } = moment;
  const can = (type: Action["type"]): boolean => may.includes(type);
  const shared = relocationPrompt(moment, ui, held);
  if (shared !== null) return shared;
  if (status.phase === "start") return can("draw_chip") ? ui.drawNow : ui.drawWait;
  if (view.turn.seat !== seat) return null;
  if (held.isNaming && can("declare_win")) return held.named.length >= WIN_LENGTH ? ui.sayNow : ui.nameNow;
  if (view.turn.hops.length > 0) return can("declare_win") && mayDeclare(view, seat) ? ui.passNow : ui.passOnly;
  return can("move") ? ui.moveNow : null;
}
