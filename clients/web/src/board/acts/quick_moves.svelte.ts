/** Quick moves, a setting for tables with help: one tap drops a piece, and the flag passes automatically after a complete turn. */
import { getContext, setContext, untrack } from "svelte";

type IsOn = () => boolean;
const KEY = Symbol("quick moves");
const NEVER: IsOn = () => false;
/** Pause in ms before the flag passes, for a last call of the player. It is needed if the board cannot know that the player is done. */
const PAUSE_MS = 2_500;

/** Tells the board below whether its player wants quick moves and the table allows them. */
export function provideQuickMoves(isOn: IsOn): void {
  setContext(KEY, isOn);
}

/** Returns a function that tells if moves are quick. A board outside a page has none. */
export function useQuickMoves(): IsOn {
  return getContext<IsOn | undefined>(KEY) ?? NEVER;
}

/**
 * Passes the flag when a turn becomes complete, once per turn, if moves are quick. Unless `isSure` says that the player has nothing else to
 * do, the function first waits for a pause. Returns true while that pause runs.
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
