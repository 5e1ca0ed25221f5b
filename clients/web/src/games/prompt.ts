/**
 * The sentence that names the next act. A seat's sentence comes from its game's `prompt` or from the phase. Watchers read
 * what the players do. Each sentence is a function of the view, the status and the board's own state, so that a test can ask for any moment.
 *
 * No sentence speaks of a challenge, a capture or a declaration that `status` does not offer to its reader (`tests/prompts.test.ts`).
 */
import { turnWords } from "../room/turn_words";
import { joined } from "../words/sayings";
import type { GameView, GameWords, Lang, Names, Seat, Status } from "./contract";

/** A moment of a game, as a seat sees it. */
export type Moment<View, Mine extends { type: string }> = {
  view: View;
  status: Status;
  seat: Seat;
  /** The types of action that the seat may send now. */
  may: readonly Mine["type"][];
  names: Names;
};

/**
 * A game's `prompt`. `held` is the player's choice on the board that the page has not sent yet. Null means that the phase has the sentence;
 * empty means that there is nothing to say.
 */
export type Prompt<View, Mine extends { type: string }, Words, Held> = (moment: Moment<View, Mine>, words: Words, held: Held) => string | null;

/** Tells whether the seat can challenge in time: a window is open for it, and the seat may challenge. */
export function mayChallenge(status: Status, seat: Seat): boolean {
  return status.may[seat]?.includes("challenge") === true && status.windows.some((window) => window.seats.includes(seat));
}

/** Returns the phase's sentence for a seat that must act. */
export function phaseSentence(words: GameWords, status: Status, seat: Seat): string {
  const reviewing = mayChallenge(status, seat) ? words.reviewing?.[status.phase] : undefined;
  return reviewing ?? words.phases[status.phase] ?? "";
}

/** Returns the sentence that tells watchers what the acting seats do. */
export function watchedSentence(words: GameWords, status: Status, names: Names, lang: Lang, game: GameView | null = null): string {
  const { awaited, may, phase } = status;
  const canPass = awaited.length > 0 && awaited.every((seat) => may[seat]?.includes("pass_flag"));
  if (canPass && game !== null && words.isDone?.(game)) return turnWords.of(lang).passing(joined(lang, awaited.map(names)));
  const who = joined(lang, awaited.map(names));
  const finer = game !== null && awaited.length === 1 ? words.doing?.(game, who) : null;
  return finer ?? words.watched[phase]?.(who, awaited.length) ?? "";
}
