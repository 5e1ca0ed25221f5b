/** The sentence that tells a seat its next act, in Truco. */
import { mayChallenge, type Moment } from "../prompt";
import { isCall } from "./sayable";
import { type Action, cardName, lastSaid, leads, singsFirst, toBeat, type View } from "./view";
import type { Words } from "./words.es";

/** The words that raise what a side must answer. */
const RAISES: Record<string, readonly string[]> = {
  answer_envido: ["envido", "real_envido", "falta_envido"],
  answer_truco: ["retruco", "vale_cuatro"],
  answer_flor: ["contraflor", "contraflor_al_resto"],
};

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
  if (can("play")) {
    if (picked !== null) return ui.layNow(cardName(picked, ui));
    const theirs = toBeat(view, seat);
    if (theirs !== null) return ui.beatNow(names(theirs.seat), cardName(theirs.card, ui));
    const calls = can("say") && (view.words ?? []).some(isCall);
    return leads(view, seat) ? ui.leadNow(calls) : ui.playNow(calls);
  }
  if (can("discard")) return picked === null ? ui.discardNow : ui.layNow(cardName(picked, ui));
  if (can("declare")) return view.phase === "declare_flor" ? ui.declareFlorNow : ui.declareNow;
  if (view.phase === "flor_round" && can("say") && view.waiting.includes(seat)) {
    const singer = view.seats.findIndex(({ flor }, at) => flor === "sung" && view.own[at] !== view.own[seat]);
    return ui.florNow(singer < 0 ? null : names(singer));
  }
  if (view.phase in RAISES && can("say")) {
    if (!view.waiting.includes(seat)) return null;
    const last = lastSaid(view, seat);
    const heard = last === null ? "" : ui.saidBy(names(last.seat), last.text ?? last.words.map((id) => ui.words[id] ?? id).join(", "));
    const canRaise = (view.words ?? []).some((word) => RAISES[view.phase]?.includes(word));
    return `${heard} ${canRaise ? ui.answerOrRaise : ui.answerNow}`.trim();
  }
  if (!can("accept") || mayChallenge(status, seat)) return null;
  return ui.acceptNow;
}
