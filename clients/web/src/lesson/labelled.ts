/** Puts the labels of the named buttons into a lesson's sentence. */
import type { GameWords } from "../games/contract";
import { actionText } from "../words/sayings";

type Words = Parameters<typeof actionText>[0];

export function labelled(sentence: string, words: Words, game: GameWords | null): string {
  return sentence.replace(/\{(\w+)\}/g, (_all, type: string) => actionText(words, game, type));
}
