/** The engine's view of truco (`engines/truco/view.py`). */
import { parts } from "../../cards/suits";
import type { SaidView, View } from "./game.gen";

export type { Action, PartialView as Partial, SaidView as Said, SeatView, View } from "./game.gen";

/** The seats of an account. */
export function seatsOf(view: View, account: number): number[] {
  return view.own.flatMap((own, seat) => (own === account ? [seat] : []));
}

/** The number and the suit of a card, for words. */
export function named(card: string, numbers: readonly string[], suits: Record<string, string>, of: string): string {
  const { suit, number } = parts(card);
  return `${numbers[number] ?? number} ${of} ${suits[suit] ?? ""}`;
}

/** A card's name in the words of the board. */
export function cardName(card: string, ui: { numbers: readonly string[]; suits: Record<string, string>; of: string }): string {
  return named(card, ui.numbers, ui.suits, ui.of);
}

/** The same with the number that is drawn on it, so that a person who speaks to the device can say what they see. */
export function nameOnCard(card: string, ui: { numbers: readonly string[]; suits: Record<string, string>; of: string }): string {
  const { suit, number } = parts(card);
  return number === 1 || number > 7 ? `${number}, ${cardName(card, ui)}` : `${number} ${ui.of} ${ui.suits[suit] ?? ""}`;
}

/** The last words of another side than the seat's, which the seat answers. */
export function lastSaid(view: View, seat: number): (SaidView & { seat: number }) | null {
  const others = view.seats.flatMap((place, at) => (place.said !== null && view.own[at] !== view.own[seat] ? [{ ...place.said, seat: at }] : []));
  return others.sort((one, other) => other.number - one.number)[0] ?? null;
}

/** With help only: the seat has a flor, which it sings before anything else. */
export function singsFirst(view: View, isHelped: boolean): boolean {
  return isHelped && (view.words ?? []).some((word) => word === "flor" || word === "con_flor_quiero");
}

/** The newest utterance of the table, so that it can be told from older ones. */
export function newest(view: View): number {
  return Math.max(0, ...view.seats.map((seat) => seat.said?.number ?? 0));
}
