/**
 * The sentence that says what to do next. A seat reads it from its game's own `prompt` or from the phase; the people who watch read what
 * the others do. All of it is a function of the view, the status and the board's own state, so that a test can ask for any moment.
 *
 * No sentence speaks of a challenge, a capture or a declaration that `status` does not offer to its reader (`tests/prompts.test.ts`).
 */
import { joined } from "../words/sayings";
import type { GameWords, Lang, Names, Seat, Status } from "./contract";

/** A moment of a game as a seat sees it. */
export type Moment<View, Mine extends { type: string }> = {
  view: View;
  status: Status;
  seat: Seat;
  /** The types of action that the seat may send now. */
  may: readonly Mine["type"][];
  names: Names;
};

/**
 * A game's `prompt`: `held` is what the player has chosen on the board and not sent yet. Null where the phase says it; empty where there
 * is nothing to say.
 */
export type Prompt<View, Mine extends { type: string }, Words, Held> = (moment: Moment<View, Mine>, words: Words, held: Held) => string | null;

/** Whether a challenge by this seat would be in time: a window is open for it, and the seat may challenge. */
export function mayChallenge(status: Status, seat: Seat): boolean {
  return status.may[seat]?.includes("challenge") === true && status.windows.some((window) => window.seats.includes(seat));
}

/** What the phase says to a seat that must act. */
export function phaseSentence(words: GameWords, status: Status, seat: Seat): string {
  const reviewing = mayChallenge(status, seat) ? words.reviewing?.[status.phase] : undefined;
  return reviewing ?? words.phases[status.phase] ?? "";
}

/** What the seats do that must act, for the people who watch. */
export function watchedSentence(words: GameWords, status: Status, names: Names, lang: Lang): string {
  const { awaited, phase } = status;
  return words.watched[phase]?.(joined(lang, awaited.map(names)), awaited.length) ?? "";
}
