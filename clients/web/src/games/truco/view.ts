/** The engine's view of Truco (`engines/truco/view.py`). */
import { parts } from "../../cards/suits";
import type { SaidView, TrickView, View } from "./game.gen";

export type { Action, PartialView as Partial, SaidView as Said, SeatView, View } from "./game.gen";

/** Returns the seats of an account. */
export function seatsOf(view: View, account: number): number[] {
  return view.own.flatMap((own, seat) => (own === account ? [seat] : []));
}

/** Returns a card's number and suit, for words. */
export function named(card: string, numbers: readonly string[], suits: Record<string, string>, of: string): string {
  const { suit, number } = parts(card);
  return `${numbers[number] ?? number} ${of} ${suits[suit] ?? ""}`;
}

/** Returns a card's name in the words of the board. */
export function cardName(card: string, ui: { numbers: readonly string[]; suits: Record<string, string>; of: string }): string {
  return named(card, ui.numbers, ui.suits, ui.of);
}

/** Returns the name with the printed number, so that voice control users can say what they see. */
export function nameOnCard(card: string, ui: { numbers: readonly string[]; suits: Record<string, string>; of: string }): string {
  const { suit, number } = parts(card);
  return number === 1 || number > 7 ? `${number}, ${cardName(card, ui)}` : `${number} ${ui.of} ${ui.suits[suit] ?? ""}`;
}

/** Returns another side's last words, which the seat must answer. */
export function lastSaid(view: View, seat: number): (SaidView & { seat: number }) | null {
  const others = view.seats.flatMap((place, at) => (place.said !== null && view.own[at] !== view.own[seat] ? [{ ...place.said, seat: at }] : []));
  return others.sort((one, other) => other.number - one.number)[0] ?? null;
}

/** Only with help: tells whether the seat has a flor, which it sings before anything else. */
export function singsFirst(view: View, isHelped: boolean): boolean {
  return isHelped && (view.words ?? []).some((word) => word === "flor" || word === "con_flor_quiero");
}

/** Returns the number of the newest utterance, which distinguishes it from older utterances. */
export function newest(view: View): number {
  return Math.max(0, ...view.seats.map((seat) => seat.said?.number ?? 0));
}

/** Returns the points of each account. A match that has ended shows its last chico, because no new one has started. */
export function pointsOf(view: View): readonly number[] {
  const now = view.accounts.map(({ points }) => points);
  return view.phase === "over" && now.every((points) => points === 0) ? (view.past_chicos.at(-1) ?? now) : now;
}

/** At a table of two: the card that a seat has to beat, and whose it is. Null if the seat leads the trick. */
export function toBeat(view: View, seat: number): { card: string; seat: number } | null {
  const other = 1 - seat;
  const card = view.players === 2 ? view.seats[other]?.laid[view.partial?.tricks.length ?? 0] : null;
  return card == null ? null : { card, seat: other };
}

/** Returns the seat that took a trick. Null if the trick was tied (its `winner` only leads next), or is not complete. */
export const takenBy = (trick: TrickView | undefined): number | null => (trick === undefined || trick.side === null ? null : trick.winner);

/** Tells whether the seat won the trick before, so that it plays first. */
export const leads = (view: View, seat: number): boolean => view.players === 2 && takenBy(view.partial?.tricks.at(-1)) === seat;
