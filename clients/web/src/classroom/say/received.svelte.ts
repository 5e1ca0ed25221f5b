/** What a pupil has put aside of what was said to all, on whatever page of the class; and the words that are theirs alone. */
import type { Params } from "../../room/view";

export type Words = { number: number; words: string; by: string };

/** The number of the last announcement that this page's person has put aside, and the class's code. */
export const aside = $state<{ code: string; number: number }>({ code: "", number: 0 });

/** The number of the last announcement that a screen reader was told, and the class's code: once, on whatever page it came. */
export const told = { code: "", number: 0 };

/** The answer to `ask_words` as words, or null where there are none. */
export function wordsOf(params: Params | null): Words | null {
  const words = params?.words as Partial<Words> | null | undefined;
  return words == null ? null : { number: Number(words.number), words: String(words.words), by: String(words.by) };
}
