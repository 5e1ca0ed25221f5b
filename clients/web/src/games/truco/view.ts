/** The engine's view of truco (`engines/truco/view.py`). */
import { parts } from "../../cards/suits";
import type { View } from "./game.gen";

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

/** The newest utterance of the table, so that it can be told from older ones. */
export function newest(view: View): number {
  return Math.max(0, ...view.seats.map((seat) => seat.said?.number ?? 0));
}
