/**
 * Chooses the moment of a result. After the last move the board first plays its winning moment, and then the result appears. It appears at once after
 * a reconnection, in a hidden tab, and without motion.
 */
import { untrack } from "svelte";

import { motion } from "../../storage";

/** Time of the board's winning moment; shorter at a class's board, so that the class goes on. */
export const MOMENT_MS = 1_500;
export const CLASS_MOMENT_MS = 500;

export type Ended = { isOver: () => boolean; sawEnd: () => boolean; isOfClass: () => boolean };

export function mayMove(): boolean {
  return motion() && document.visibilityState === "visible" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Returns whether the page shows the result of the ended game now. Call it while a component starts. */
export function resultMoment({ isOver, sawEnd, isOfClass }: Ended): () => boolean {
  const over = $derived(isOver());
  const plays = $derived(over && sawEnd());
  let waits = $state(false);
  $effect.pre(() => {
    const playsNow = plays && mayMove();
    waits = playsNow;
    if (!playsNow) return;
    const timer = setTimeout(() => (waits = false), untrack(isOfClass) ? CLASS_MOMENT_MS : MOMENT_MS);
    return () => clearTimeout(timer);
  });
  return () => over && !waits;
}
