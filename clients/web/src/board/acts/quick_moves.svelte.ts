/** Quick moves: with help, one tap drops a piece, and a completed turn passes the flag automatically. */
import { getContext, setContext, untrack } from "svelte";

type IsOn = () => boolean;
const KEY = Symbol("quick moves");
const NEVER: IsOn = () => false;
/** Time for a last call, if the board cannot know that the player has nothing to say. */
const PAUSE_MS = 2_500;

/** Tells the board below if its player wants quick moves and may have them. */
export function provideQuickMoves(isOn: IsOn): void {
  setContext(KEY, isOn);
}

/** Returns a function that tells if moves are quick. A board outside a page has none. */
export function useQuickMoves(): IsOn {
  return getContext<IsOn | undefined>(KEY) ?? NEVER;
}

/**
 * Passes the flag when a turn becomes complete, once per turn, if moves are quick. Unless `isSure` says that the player has nothing else to
 * do, it first waits for a pause. Returns true while that pause runs.
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
