/**
 * The progress in the referees' school, stored only on this device, under the learner's name. After a wrong answer, new exercises of
 * the same kind of fault return after a few others, until the person has answered enough of them correctly (Leitner's boxes).
 */
import { schoolRecord, setSchoolRecord } from "../storage_later";
import { keyOf as keyOfLearner } from "./learner";
import type { Exercise } from "./view.gen";

export type Question = Exercise["question"];
export const QUESTIONS: readonly Question[] = ["fault", "rule", "mark"];

/** `kind`: the kind of fault. `due`: the number of exercises until it returns. `box` counts the right answers since the last wrong one. */
type Mistake = { kind: string; due: number; box: number };
/** `next` is the number of the next new exercise. Each device starts at a different number. */
export type Learnt = { right: number; asked: number; next: number; mistakes: Mistake[] };

const GAPS = [3, 8] as const;
const NUMBERS = 100_000_000;
const MAX_MISTAKES = 30;

type Stored = Record<string, Learnt>;

const keyOf = (game: string, question: Question): string => `${keyOfLearner()} ${game} ${question}`.trimStart();

function isLearnt(value: unknown): value is Learnt {
  const one = value as Partial<Learnt> | null;
  return typeof one?.right === "number" && typeof one.asked === "number" && typeof one.next === "number" && Array.isArray(one.mistakes);
}

const isMistake = (value: unknown): value is Mistake => typeof (value as Partial<Mistake> | null)?.kind === "string";

function all(): Stored {
  try {
    const stored = JSON.parse(schoolRecord()) as Record<string, unknown>;
    const known = Object.entries(stored).filter((entry): entry is [string, Learnt] => isLearnt(entry[1]));
    return Object.fromEntries(known.map(([key, one]) => [key, { ...one, mistakes: one.mistakes.filter(isMistake) }]));
  } catch {
    return {};
  }
}

export function learnt(game: string, question: Question): Learnt {
  return all()[keyOf(game, question)] ?? { right: 0, asked: 0, next: Math.floor(Math.random() * NUMBERS), mistakes: [] };
}

/** Returns the number of the current exercise, and the kind of fault to repeat: one that the person has answered wrongly, else empty. */
export function comesNow(known: Learnt): { number: number; kind: string } {
  return { number: known.next, kind: known.mistakes.find((mistake) => mistake.due <= 0)?.kind ?? "" };
}

/**
 * Returns the progress after an answer. `kind`: the kind of fault that the exercise is about. A right answer of a kind that is not due yet,
 * in an exercise that came by chance, leaves that kind's repetition as it is.
 */
export function answered(known: Learnt, kind: string, isRight: boolean): Learnt {
  const before = known.mistakes.find((mistake) => mistake.kind === kind);
  const isEarly = isRight && before !== undefined && before.due > 0;
  const others = known.mistakes.filter((mistake) => isEarly || mistake.kind !== kind).map((mistake) => ({ ...mistake, due: mistake.due - 1 }));
  const box = isRight ? (before?.box ?? GAPS.length) + 1 : 0;
  const gap = isEarly ? undefined : GAPS[box];
  return {
    right: known.right + Number(isRight),
    asked: known.asked + 1,
    next: (known.next + 1) % NUMBERS,
    mistakes: (gap === undefined ? others : [...others, { kind, due: gap, box }]).slice(-MAX_MISTAKES),
  };
}

export function keep(game: string, question: Question, known: Learnt): void {
  setSchoolRecord(JSON.stringify({ ...all(), [keyOf(game, question)]: known }));
}
