/** The announcements that a pupil has closed, shared by all pages of the class, and the words meant only for this pupil. */
import type { Params } from "../../room/view";

export type Words = { number: number; words: string; by: string };

/** The class's code, and the number of the last announcement that this pupil has closed. */
export const aside = $state<{ code: string; number: number }>({ code: "", number: 0 });

/**
 * The class's code, and the number of the last announcement that a screen reader has spoken. Each announcement is
 * spoken once, on the first page that gets it.
 */
export const told = { code: "", number: 0 };

/** Returns the words of an answer to `ask_words`; null if there are none. */
export function wordsOf(params: Params | null): Words | null {
  const words = params?.words as Partial<Words> | null | undefined;
  return words == null ? null : { number: Number(words.number), words: String(words.words), by: String(words.by) };
}
