/** How far somebody has come in each lesson, on this device alone. */
import { lessonRecord, setLessonRecord } from "../storage_later";

/** By game, the acts that are done; `DONE` where the lesson is over. `*` before a game: it was over once, and may have begun again. */
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

/** 0 where nothing was done yet. */
export const reached = (game: string): number => all()[game] ?? 0;

/** Whether the lesson of a game was done to its end, on this device. */
export function isDone(game: string): boolean {
  const stored = all();
  return stored[game] === DONE || `*${game}` in stored;
}

/** Whether the lesson of a game was neither done nor begun nor left. */
export const isNew = (game: string): boolean => !(game in all());

export function keepReached(game: string, number: number): void {
  setLessonRecord(JSON.stringify({ ...all(), [game]: number, ...(number === DONE ? { [`*${game}`]: 1 } : {}) }));
}
