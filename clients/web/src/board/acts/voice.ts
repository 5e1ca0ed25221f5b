/** The sentences that a board speaks in addition to its labels. The page speaks them. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("voice");

export interface Voice {
  say: (text: string) => void;
  picked: (label: string) => void;
  letGo: (label: string) => void;
  /** Added to the label of a cell that the picked piece may go to; empty for no addition. */
  mayGo: () => string;
}

/** For a board without a page that speaks. */
const SILENT: Voice = { say: () => undefined, picked: () => undefined, letGo: () => undefined, mayGo: () => "" };

export function provideVoice(voice: Voice): void {
  setContext(KEY, voice);
}

export function useVoice(): Voice {
  return getContext<Voice | undefined>(KEY) ?? SILENT;
}
