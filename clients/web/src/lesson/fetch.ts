/** Fetches the lesson from the server, which stores nothing about the learner. */
import { fetchJson } from "../connection/json";
import type { Action } from "../room/view";
import type { LessonAnswer, LessonMoment } from "../school/view.gen";

/** Returns the lesson before the act with that number. */
export async function fetchMoment(game: string, number: number): Promise<LessonMoment> {
  return fetchJson(`/lesson/${game}/${number}`);
}

/** Returns the engine's answer to an action at that moment. */
export async function attempt(game: string, number: number, action: Action): Promise<LessonAnswer> {
  return fetchJson(`/lesson/${game}/${number}/try?action=${encodeURIComponent(JSON.stringify(action))}`);
}
