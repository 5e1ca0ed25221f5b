/** Finds sentences without a capital in a text for people. */

/** The end of a sentence and a small letter after it. The number of a written move ("1. e4") and a quoted call ("¡Tiempo!") end no sentence. */
const SMALL = /(?<!\d)[.!?…](?:[»”")](?<![!?…].))?\s+[«“"¡¿]*\p{Ll}/gu;
/** Number of characters before and after the place, for the message of a test. */
const AROUND = 24;

/** Returns each place where a sentence begins with a small letter after another sentence. */
export function uncapitalised(text: string): string[] {
  return Array.from(text.matchAll(SMALL), ({ index }) => text.slice(Math.max(0, index - AROUND), index + AROUND));
}
