/** The learner's progress in each lesson, stored only on this device. */
import { lessonRecord, setLessonRecord } from "../storage_later";

/**
 * The number of completed acts, keyed by game; `DONE` after the end. A `*` before the game means that the learner has finished the lesson
 * before, and may have restarted it.
 */
type Stored = Record<string, number>;
export const DONE = -1;

function all(): Stored {
  try {
    const stored = JSON.parse(lessonRecord()) as Record<string, unknown>;
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => Number.isInteger(entry[1])));
  } catch {
    return {};
  }
}

/** Returns 0 before the first act. */
export const reached = (game: string): number => all()[game] ?? 0;

/** Tells whether the learner has finished a game's lesson on this device. */
export function isDone(game: string): boolean {
  const stored = all();
  return stored[game] === DONE || `*${game}` in stored;
}

/** Tells whether the learner has neither started, finished nor skipped a game's lesson. */
export const isNew = (game: string): boolean => !(game in all());

export function keepReached(game: string, number: number): void {
  setLessonRecord(JSON.stringify({ ...all(), [game]: number, ...(number === DONE ? { [`*${game}`]: 1 } : {}) }));
}
