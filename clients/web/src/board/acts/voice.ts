/** What a board tells a screen reader beside its labels: the page says it. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("voice");

export interface Voice {
  say: (text: string) => void;
  picked: (label: string) => void;
  letGo: (label: string) => void;
  /** Follows the label of a cell where what is picked may go; empty for nothing. */
  mayGo: () => string;
}

/** Of a board that no page speaks for. */
const SILENT: Voice = { say: () => undefined, picked: () => undefined, letGo: () => undefined, mayGo: () => "" };

export function provideVoice(voice: Voice): void {
  setContext(KEY, voice);
}

export function useVoice(): Voice {
  return getContext<Voice | undefined>(KEY) ?? SILENT;
}
