/**
 * Exercises from the player's own games, stored only on this device, under the learner's name. Each returns on later days until it has been right in each of
 * Leitner's boxes; a wrong answer moves it back to the first.
 */
import { ownExercises, setOwnExercises } from "../storage_later";
import { keyOf } from "./learner";
import type { OwnExercise } from "./view.gen";

/**
 * `due_ms` is the time of the next question. `box` counts the right answers since the last wrong one. `own` is null after the player has
 * learnt it. `learner`: the name of the learner; entries of older versions have none, and anybody takes them over.
 */
export type Kept = { learner?: string; room: string; seq: number; due_ms: number; box: number; own: OwnExercise | null };

const DAY_MS = 86_400_000;
const GAPS_DAYS = [1, 3, 7, 16] as const;
/** A wrong exercise returns on the same day, after the others. */
const AGAIN_MS = 60_000;
const MAX_KEPT = 40;

function isKept(value: unknown): value is Kept {
  const one = value as Partial<Kept> | null;
  return typeof one?.room === "string" && typeof one.seq === "number" && typeof one.due_ms === "number" && typeof one.box === "number" && one.own !== undefined;
}

function everybodys(): Kept[] {
  try {
    const stored: unknown = JSON.parse(ownExercises());
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isOwn = ({ learner }: Kept): boolean => learner === undefined || learner === keyOf();

/** Returns the entries of the learner whose name is in use. */
export const all = (): Kept[] => everybodys().filter(isOwn);

const isSame = (one: Kept, other: Kept): boolean => one.room === other.room && one.seq === other.seq && one.own?.kind === other.own?.kind;

function keep(kept: readonly Kept[]): void {
  const others = everybodys().filter((each) => !isOwn(each));
  const learner = keyOf();
  setOwnExercises(JSON.stringify([...others, ...kept.slice(-MAX_KEPT).map((each) => ({ ...each, learner }))]));
}

/** Adds the exercises of a reviewed room. Known exercises do not change. */
export function remember(room: string, found: readonly OwnExercise[], now_ms: number): void {
  const known = all();
  const isKnown = (own: OwnExercise): boolean => known.some((each) => each.room === room && each.seq === own.seq);
  const fresh = found.filter((own) => !isKnown(own)).map((own) => ({ room, seq: own.seq, due_ms: now_ms, box: 0, own }));
  if (fresh.length > 0) keep([...known, ...fresh]);
}

/** Returns the exercises to ask now, the longest overdue first. */
export function due(now_ms: number): Kept[] {
  return waiting()
    .filter((each) => each.due_ms <= now_ms)
    .sort((one, other) => one.due_ms - other.due_ms);
}

/** Returns all exercises that the player has not learnt yet. */
export const waiting = (): Kept[] => all().filter((each) => each.own !== null);

/** Records an answer. A learnt exercise keeps its entry without content, so that the same game does not add it again. */
export function answer(given: Kept, isRight: boolean, now_ms: number): void {
  const box = isRight ? given.box + 1 : 0;
  const gap = GAPS_DAYS[box - 1];
  const due_ms = now_ms + (isRight ? (gap ?? 0) * DAY_MS : AGAIN_MS);
  const own = isRight && gap === undefined ? null : given.own;
  keep(all().map((each) => (isSame(each, given) ? { ...each, box, due_ms, own } : each)));
}
