/** Fetches the lesson from the server, which stores nothing about the learner. */
import type { Action } from "../room/view";
import type { LessonAnswer, LessonMoment } from "../school/view.gen";

async function json(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

/** Returns the lesson before the act with that number. */
export async function fetchMoment(game: string, number: number): Promise<LessonMoment> {
  return (await json(`/lesson/${game}/${number}`)) as LessonMoment;
}

/** Returns the engine's answer to an action at that moment. */
export async function attempt(game: string, number: number, action: Action): Promise<LessonAnswer> {
  return (await json(`/lesson/${game}/${number}/try?action=${encodeURIComponent(JSON.stringify(action))}`)) as LessonAnswer;
}
