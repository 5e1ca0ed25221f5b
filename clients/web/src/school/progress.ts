/**
 * What somebody has learnt in the referees' school, on this device alone. A mistake comes back after a few other exercises, until it was
 * answered right as often as it takes (Leitner's boxes).
 */
import { schoolRecord, setSchoolRecord } from "../storage_later";
import type { Exercise } from "./view.gen";

export type Question = Exercise["question"];
export const QUESTIONS: readonly Question[] = ["fault", "rule", "mark"];

/** `due`: how many exercises later it is asked again. `box`: how often it was right since it was wrong. */
type Mistake = { number: number; due: number; box: number };
/** `next`: the number of the next new exercise, somewhere else on each device. */
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

/** The number of the exercise that comes now, and whether it was answered wrong before. */
export function comesNow(known: Learnt): { number: number; again: boolean } {
  const due = known.mistakes.find((mistake) => mistake.due <= 0);
  return due === undefined ? { number: known.next, again: false } : { number: due.number, again: true };
}

/** What is known after an answer. */
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
