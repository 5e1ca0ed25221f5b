/** Reads the tutors' list of calls for the pages. Pure. */
import { nameOf } from "../names";
import type { ClassView } from "../view";
import type { CallView } from "../view.gen";
import type { ClassWords } from "../words";
import type { CallWords } from "./words";

/** The kinds of call where a person waits for a tutor. The page rings only for these. */
const ASKED: ReadonlySet<CallView["kind"]> = new Set(["appeal", "ruling", "limit", "hand", "dispute", "noted"]);

/** Returns the calls that ring and that no tutor has answered yet. */
export function waiting(calls: readonly CallView[]): CallView[] {
  return calls.filter((call) => ASKED.has(call.kind) && call.by === "");
}

/** Tells whether a call that rings is new: it was not in the list `before`. */
export function rings(before: ReadonlySet<string>, calls: readonly CallView[]): boolean {
  return waiting(calls).some((call) => !before.has(call.key));
}

/** Names the caller: the pupil, or else the people at the board. */
export function whoCalls(view: ClassView, words: ClassWords, call: CallView): string {
  if (call.person !== "") return nameOf(view, words, call.person);
  const board = view.rounds.find((round) => round.number === call.round)?.boards[call.board ?? -1];
  return board === undefined ? "" : board.seats.map((person) => nameOf(view, words, person)).join(" – ");
}

/**
 * Returns a call as one line without its time: who calls, why, and where. `withKind` adds the kind, if the page does not show it in another
 * way.
 */
export function callText(view: ClassView, words: ClassWords, said: CallWords, call: CallView, withKind = true): string {
  const where = call.board === null || call.round === null ? "" : said.at(call.round + 1, call.board + 1);
  const what = call.why !== null ? said.reasons[call.why] : withKind ? said.kinds[call.kind] : "";
  return [whoCalls(view, words, call), what, where].filter(Boolean).join(" · ");
}

/** Formats a length of time as `2:05`. */
export function lengthText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
