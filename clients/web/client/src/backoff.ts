/**
 * The wait before the first new try. The wait doubles with each further try, and has jitter so that a class does not reconnect
 * at the same moment.
 */
const FIRST_MS = 400;
const LONGEST_MS = 4_000;

/**
 * Returns a wait in ms, between half of the step and the whole step. `attempt` counts from 0; `random` is in [0, 1).
 */
export function backoffMs(attempt: number, random: number): number {
  const step = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 16));
  return Math.round(step * (0.5 + random / 2));
}
