/** The engine's view of truco (`engines/truco/view.py`). */
import { parts } from "../../cards/suits";
import type { GameView } from "../contract";

export type Said = { number: number; words: string[]; text: string | null; worked: string[] };

export type SeatView = {
  cards: number;
  /** Its card in each trick, the running one included. */
  laid: (string | null)[];
  mazo: boolean;
  flor: "open" | "sung" | "closed";
  shown: string[];
  said: Said | null;
};

type Bet = { worth: number | null; side: number | null; winner: number | null; declared: [number, number | null][] };

export type Partial = {
  seats: number[];
  mano: number;
  duel: number[] | null;
  phase: string;
  turn: number | null;
  to_declare: number[];
  laid: [number, string][];
  tricks: { laid: [number, string][]; side: number | null; winner: number | null }[];
  envido: Bet & {
    status: "none" | "pending" | "accepted" | "done" | "void";
    calls: [string, number][];
    stake: number | null;
  };
  flor: Bet & { stage: "none" | "round" | "answer" | "declare" | "done"; sung: number[]; level: number };
  truco: { value: number; pending: number | null; pending_side: number | null };
  outcome: { side: number; points: number } | null;
  entries: { for: string; side: number; points: number }[];
  accepted: number[];
};

export type View = GameView & {
  players: number;
  phase: string;
  dealer: number;
  mano: number;
  /** The last seat of each side. */
  pies: number[];
  /** What a tied second trick after a won first means at this table. */
  parda_segunda: string;
  /** The time limit was called: the match ends with the review that runs. */
  time_called: boolean;
  gallo: number | null;
  sides: number[];
  /** The account of each seat. */
  own: number[];
  hand_no: number;
  kind: "redondo" | "pica";
  waiting: number[];
  accounts: { points: number; malas: number; buenas: number }[];
  chicos: number[];
  noted: { for: string; side: number; points: number }[];
  looking: (number | null)[];
  seats: SeatView[];
  partial: Partial | null;
  /** A seat's own: cards held, words that would work, signs seen or sent. */
  hand?: string[];
  words?: string[];
  signs?: [string, number][];
};

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
