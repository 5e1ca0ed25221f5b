/** Finds one kind and true thing to say to the loser of a game, from the result and the review. Pure. */
import type { ReviewedGame } from "../../replay/recording";
import type { ResultView, Seat } from "../../room/view";

/**
 * `near`: the player was `by` behind a winner. `faults`: the player saw `seen` of `all` faults of others. `clean`: no fault of the player's own.
 * `stayed`: the player did not give up.
 */
export type KindLine = { kind: "near"; by: number; winner: Seat } | { kind: "faults"; seen: number; all: number } | { kind: "clean" } | { kind: "stayed" };

/** The endings of any game that the score decides. */
const BY_SCORE: ReadonlySet<string> = new Set(["time", "time_limit", "match", "games"]);
/** The endings without a game that the player finished. */
const LEFT: ReadonlySet<string> = new Set(["resign", "absent", "forced", "director", "take_game", "expel"]);

/**
 * Returns how close the seat came to the nearest winner, or null if it was not close. `byScore`: the game's own endings that the score decides.
 * After another ending, such as five in a row, a close score says nothing.
 */
export function nearness(result: ResultView, seat: Seat, byScore: readonly string[] = []): KindLine | null {
  const numbers = (result.score ?? "").split(/[: ]/).map((each) => (/^-?\d+$/.test(each) ? Number(each) : NaN));
  const own = numbers[seat];
  if (own === undefined || !(BY_SCORE.has(result.reason) || byScore.includes(result.reason)) || numbers.some(Number.isNaN)) return null;
  const best = result.winners
    .map((winner) => ({ winner, by: Math.abs((numbers[winner] ?? NaN) - own), size: Math.max(Math.abs(own), Math.abs(numbers[winner] ?? 0)) }))
    .sort((one, other) => one.by - other.by)[0];
  if (best === undefined || best.by === 0 || best.by > Math.max(2, best.size / 10)) return null;
  return { kind: "near", by: best.by, winner: best.winner };
}

/** Counts the faults of others that the seat saw, and those that nobody challenged. */
export function faultsOf(game: ReviewedGame | undefined, seat: Seat): { seen: number; missed: number } {
  const remarks = game?.remarks ?? [];
  return {
    seen: remarks.filter((remark) => remark.kind === "right" && remark.seat === seat).length,
    missed: remarks.filter((remark) => (remark.kind === "missed" || remark.kind === "unhit") && remark.seat !== seat).length,
  };
}

/** Returns the line from the review of the game; null without a review, as at a table with help, which refuses faults at once. */
export function fromReview(game: ReviewedGame | undefined, seat: Seat): KindLine | null {
  const remarks = game?.remarks ?? [];
  if (remarks.length === 0) return null;
  const { seen, missed } = faultsOf(game, seat);
  if (seen > 0) return { kind: "faults", seen, all: seen + missed };
  const isClean = remarks.every((remark) => remark.kind === "failed" || (remark.kind === "right" ? remark.accused !== seat : remark.seat !== seat));
  return isClean ? { kind: "clean" } : null;
}

export function stayed(result: ResultView): KindLine | null {
  return LEFT.has(result.reason) ? null : { kind: "stayed" };
}
