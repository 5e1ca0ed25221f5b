/** What is left of a round. Pure. */
import type { RoundView } from "../view";

const MINUTE_MS = 60_000;

/** The last of it, in which the clock draws attention. */
export const LAST_MS = MINUTE_MS;
/** The marks at which it is said aloud, in minutes, falling. */
export const SAID_MINUTES = [5, 1] as const;

/** Whether the round has a clock to show: one that runs, or whose time is up. */
export function hasClock(round: RoundView | null): round is RoundView {
  return round !== null && round.state === "playing" && (round.ends_at_ms !== null || round.time_called);
}

/** What is left of the round, in ms; 0 once its time was called. */
export function leftOf(round: RoundView, nowMs: number): number {
  return round.time_called || round.ends_at_ms === null ? 0 : Math.max(0, round.ends_at_ms - nowMs);
}

/** The mark that was passed between two readings, in minutes: the last one, when several were. */
export function passedMinutes(before: number, now: number): number | undefined {
  return [...SAID_MINUTES].reverse().find((minutes) => before > minutes * MINUTE_MS && now <= minutes * MINUTE_MS && now > 0);
}
