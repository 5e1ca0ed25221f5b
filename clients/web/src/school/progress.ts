/**
 * The progress in the referees' school, stored only on this device. An exercise with a wrong answer returns after a
 * few others, until the person has answered it correctly often enough (Leitner's boxes).
 */
import { schoolRecord, setSchoolRecord } from "../storage_later";
import type { Exercise } from "./view.gen";

export type Question = Exercise["question"];
export const QUESTIONS: readonly Question[] = ["fault", "rule", "mark"];

/** `due` is the number of exercises until it returns. `box` counts the right answers since the last wrong one. */
type Mistake = { number: number; due: number; box: number };
/** `next` is the number of the next new exercise. Each device starts at a different number. */
export type Learnt = { right: number; asked: number; next: number; mistakes: Mistake[] };

const GAPS = [3, 8] as const;
const NUMBERS = 100_000_000;
const MAX_MISTAKES = 30;

type Stored = Record<string, Learnt>;

const keyOf = (game: string, question: Question): string => `${game} ${question}`;

function isLearnt(value: unknown): value is Learnt {
  const one = value as Partial<Learnt> | null;
  return typeof one?.right === "number" && typeof one.asked === "number" && typeof one.next === "number" && Array.isArray(one.mistakes);
}

function all(): Stored {
  try {
    const stored = JSON.parse(schoolRecord()) as Record<string, unknown>;
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Learnt] => isLearnt(entry[1])));
  } catch {
    return {};
  }
}

export function learnt(game: string, question: Question): Learnt {
  return all()[keyOf(game, question)] ?? { right: 0, asked: 0, next: Math.floor(Math.random() * NUMBERS), mistakes: [] };
}

/** Returns the number of the current exercise, and tells whether the person has answered it wrongly before. */
export function comesNow(known: Learnt): { number: number; again: boolean } {
  const due = known.mistakes.find((mistake) => mistake.due <= 0);
  return due === undefined ? { number: known.next, again: false } : { number: due.number, again: true };
}

/** Returns the progress after an answer. */
export function answered(known: Learnt, number: number, isRight: boolean): Learnt {
  const before = known.mistakes.find((mistake) => mistake.number === number);
  const others = known.mistakes.filter((mistake) => mistake.number !== number).map((mistake) => ({ ...mistake, due: mistake.due - 1 }));
  const box = isRight ? (before?.box ?? GAPS.length) + 1 : 0;
  const gap = GAPS[box];
  return {
    right: known.right + Number(isRight),
    asked: known.asked + 1,
    next: number === known.next ? (known.next + 1) % NUMBERS : known.next,
    mistakes: (gap === undefined ? others : [...others, { number, due: gap, box }]).slice(-MAX_MISTAKES),
  };
}

export function keep(game: string, question: Question, known: Learnt): void {
  setSchoolRecord(JSON.stringify({ ...all(), [keyOf(game, question)]: known }));
}
