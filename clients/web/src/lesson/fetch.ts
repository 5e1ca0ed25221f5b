/** Fetches the lesson from the server, which stores nothing about the learner. */
import type { Action } from "../room/view";
import type { LessonAnswer, LessonMoment } from "../school/view.gen";

const TOO_MANY = 429;
const TRIES = 4;

/** Fetches JSON. A class shares one address, so the server may ask a page to come back a moment later. */
async function json(address: string): Promise<unknown> {
  let answer = await fetch(address);
  for (let tries = 1; answer.status === TOO_MANY && tries < TRIES; tries++) {
    const wait_s = Number(answer.headers.get("Retry-After") ?? 1);
    await new Promise((resolve) => setTimeout(resolve, wait_s * 1000));
    answer = await fetch(address);
  }
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
