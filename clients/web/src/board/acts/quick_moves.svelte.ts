/** Quick moves: with help, one tap lets a piece go, and a turn in which nothing is left to do passes the flag by itself. */
import { getContext, setContext, untrack } from "svelte";

type IsOn = () => boolean;
const KEY = Symbol("quick moves");
const NEVER: IsOn = () => false;
/** So long a player may still say something, where the board does not know whether there is something to say. */
const PAUSE_MS = 2_500;

/** For the board below: whether its player wants quick moves, and may have them. */
export function provideQuickMoves(isOn: IsOn): void {
  setContext(KEY, isOn);
}

/** Whether moves are quick here; never on a board by itself. */
export function useQuickMoves(): IsOn {
  return getContext<IsOn | undefined>(KEY) ?? NEVER;
}

/**
 * Passes the flag once each time that a turn becomes done, where moves are quick; after a pause where `isSure` does not say that there
 * is nothing else to do. Returns whether that pause runs.
 */
export function passByItself(isQuick: IsOn, isDone: () => boolean, pass: () => void, isSure: () => boolean = () => true): () => boolean {
  const isDue = $derived(isQuick() && isDone());
  const pause = $derived(isSure() ? 0 : PAUSE_MS);
  $effect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => untrack(pass), pause);
    return () => clearTimeout(timer);
  });
  return () => isDue && pause > 0;
}
