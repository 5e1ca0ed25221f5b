/**
 * Exercises from one's own games, on this device alone. Each comes back on later days until it was answered right in each of
 * Leitner's boxes; a wrong answer puts it back to the first.
 */
import { ownExercises, setOwnExercises } from "../storage_later";
import type { OwnExercise } from "./view.gen";

/** `due_ms`: from when it is asked. `box`: how often it has been right since it was wrong. `own`: null once it is learnt. */
export type Kept = { room: string; seq: number; due_ms: number; box: number; own: OwnExercise | null };

const DAY_MS = 86_400_000;
const GAPS_DAYS = [1, 3, 7, 16] as const;
/** What was wrong is asked once more on the same day, after the others. */
const AGAIN_MS = 60_000;
const MAX_KEPT = 40;

function isKept(value: unknown): value is Kept {
  const one = value as Partial<Kept> | null;
  return typeof one?.room === "string" && typeof one.seq === "number" && typeof one.due_ms === "number" && typeof one.box === "number" && one.own !== undefined;
}

export function all(): Kept[] {
  try {
    const stored: unknown = JSON.parse(ownExercises());
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isSame = (one: Kept, other: Kept): boolean => one.room === other.room && one.seq === other.seq && one.own?.kind === other.own?.kind;

function keep(kept: readonly Kept[]): void {
  setOwnExercises(JSON.stringify(kept.slice(-MAX_KEPT)));
}

/** The exercises of a room that was looked at again, those that are known already as they are. */
export function remember(room: string, found: readonly OwnExercise[], now_ms: number): void {
  const known = all();
  const isKnown = (own: OwnExercise): boolean => known.some((each) => each.room === room && each.seq === own.seq);
  const fresh = found.filter((own) => !isKnown(own)).map((own) => ({ room, seq: own.seq, due_ms: now_ms, box: 0, own }));
  if (fresh.length > 0) keep([...known, ...fresh]);
}

/** What is asked now, what waits longest first. */
export function due(now_ms: number): Kept[] {
  return waiting()
    .filter((each) => each.due_ms <= now_ms)
    .sort((one, other) => one.due_ms - other.due_ms);
}

/** All that is not learnt yet. */
export const waiting = (): Kept[] => all().filter((each) => each.own !== null);

/** An answer. What is learnt stays known, without its exercise, so that the same game does not bring it again. */
export function answer(given: Kept, isRight: boolean, now_ms: number): void {
  const box = isRight ? given.box + 1 : 0;
  const gap = GAPS_DAYS[box - 1];
  const due_ms = now_ms + (isRight ? (gap ?? 0) * DAY_MS : AGAIN_MS);
  const own = isRight && gap === undefined ? null : given.own;
  keep(all().map((each) => (isSame(each, given) ? { ...each, box, due_ms, own } : each)));
}
