/** The sentence that tells a seat its next act, in Contig 60. */
import { mayChallenge, type Moment } from "../prompt";
import { type Action, type View } from "./view";
import type { Words } from "./words.es";

/** The meaning of a tap on the board: the turn's chip, a capture's chip, or the cells of a declared line. */
export type Aim = "turn" | "capture" | "line";

export function prompt({ view, status, seat, may }: Moment<View, Action>, { ui }: Words, held: { aim: Aim; picked: number | null }): string | null {
  const can = (type: Action["type"]): boolean => may.includes(type);
  const { aim, picked } = held;
  const { dice, cell, sentence, total } = view.turn;
  if (aim === "line" && can("declare_win")) return ui.lineNow;
  if (aim === "capture" && can("capture")) return picked === null ? ui.captureNow : ui.captureSay(picked);
  if (can("roll")) return mayChallenge(status, seat) ? null : can("capture") ? ui.rollOrCapture : ui.rollNow;
  if (can("place") && dice) return picked === null ? ui.placeNow(dice) : ui.placeAgain(picked);
  if (view.turn.seat !== seat) return null;
  if (!can("pass_flag")) return status.phase === "review" ? "" : null;
  if (cell !== null) return sentence !== null && total !== null ? ui.passNow : ui.sayNow(cell, view.score[seat] ?? 0);
  return mayChallenge(status, seat) && status.phase === "review" ? ui.reviewOrPass : null;
}
