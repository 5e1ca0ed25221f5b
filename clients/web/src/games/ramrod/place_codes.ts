/** The codes of purple rectangles in sentences, such as "(P13a)". They refer to the codes on the board. */
import { useCodes } from "../../board/grid/codes";

/** Returns a function that drops the codes from a sentence, unless the player asks for codes. */
export function useSentences(): (sentence: string) => string {
  const hasCodes = useCodes();
  return (sentence) => (hasCodes() ? sentence : sentence.replaceAll(/ \(P\d+[ab]\)/g, ""));
}
