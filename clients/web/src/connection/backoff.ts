/** How long to wait before the next try: doubling, with jitter so that a class does not knock at the same moment. */
const FIRST_MS = 400;
const LONGEST_MS = 4_000;

/** `attempt` counts from 0; `random` is in [0, 1). Between half and the whole of the step. */
export function backoffMs(attempt: number, random: number): number {
  const step = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 16));
  return Math.round(step * (0.5 + random / 2));
}
