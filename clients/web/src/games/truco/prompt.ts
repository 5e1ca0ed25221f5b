/** The sentence that tells a seat its next act, in Truco. */
import { mayChallenge, type Moment } from "../prompt";
import { type Action, cardName, lastSaid, singsFirst, type View } from "./view";
import type { Words } from "./words.es";

const ANSWERS = ["answer_envido", "answer_truco", "answer_flor"];

/** `picked` is the card that a second tap plays. `isHelped` is true in a room with help. */
export function prompt(
  { view, status, seat, may, names }: Moment<View, Action>,
  { ui }: Words,
  { picked, isHelped }: { picked: string | null; isHelped: boolean },
): string | null {
  const sings = singsFirst(view, isHelped);
  const can = (type: Action["type"]): boolean => may.includes(type);
  if (can("cut")) return ui.cutNow;
  if (sings) return ui.singNow;
  if (can("play")) return picked === null ? ui.playNow : ui.layNow(cardName(picked, ui));
  if (can("discard")) return picked === null ? ui.discardNow : ui.layNow(cardName(picked, ui));
  if (can("declare")) return view.phase === "declare_flor" ? ui.declareFlorNow : ui.declareNow;
  if (ANSWERS.includes(view.phase) && can("say")) {
    if (!view.waiting.includes(seat)) return null;
    const last = lastSaid(view, seat);
    const heard = last === null ? "" : ui.saidBy(names(last.seat), last.text ?? last.words.map((id) => ui.words[id] ?? id).join(", "));
    return `${heard} ${ui.answerNow}`.trim();
  }
  if (!can("accept") || mayChallenge(status, seat)) return null;
  return ui.acceptNow;
}
