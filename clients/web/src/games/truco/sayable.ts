/** The words as buttons, in the order of the bar. */
import type { Call } from "../../board/acts/call";

const STRONG = new Set(["quiero"]);
const SUNG = new Set(["flor", "con_flor_quiero"]);
const HARD = new Set(["no_quiero", "con_flor_no_quiero"]);
/** The board has separate controls for going to the deck and for answering in numbers. */
const ELSEWHERE = new Set(["mazo", "son_buenas"]);

/** Tells whether a word has a button of its own among the calls. */
export const isCall = (word: string): boolean => !ELSEWHERE.has(word);

/** Returns a button for each word, the plain answers first. A compulsory flor comes before all words. */
export function sayable(
  words: readonly string[],
  word: (id: string) => string,
  onpick: (id: string) => void,
  disabled = false,
  sings = false,
): Call[] {
  const isStrong = (each: string): boolean => STRONG.has(each) || (sings && SUNG.has(each));
  const rank = (each: string): number => (isStrong(each) ? 0 : HARD.has(each) ? 1 : 2);
  return words
    .filter(isCall)
    .toSorted((one, other) => rank(one) - rank(other))
    .map((each) => ({
      id: each,
      label: word(each),
      tone: isStrong(each) ? "primary" : HARD.has(each) ? "danger" : undefined,
      disabled,
      onpick: () => onpick(each),
    }));
}
