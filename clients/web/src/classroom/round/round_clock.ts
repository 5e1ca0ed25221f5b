/** Computes the remaining time of a round. Pure. */
import type { RoundView } from "../view";

const MINUTE_MS = 60_000;

/** The last part of a round in ms, when the clock draws attention. */
export const LAST_MS = MINUTE_MS;
/** The remaining minutes that the page says aloud, in falling order. */
export const SAID_MINUTES = [5, 1] as const;

/** Tells whether the round has a clock to show, running or expired. */
export function hasClock(round: RoundView | null): round is RoundView {
  return round !== null && round.state === "playing" && (round.ends_at_ms !== null || round.time_called);
}

/** Returns the remaining time of the round in ms; 0 after the time is up. */
export function leftOf(round: RoundView, nowMs: number): number {
  return round.time_called || round.ends_at_ms === null ? 0 : Math.max(0, round.ends_at_ms - nowMs);
}

/** Returns the number of minutes in `SAID_MINUTES` that the clock has passed between two readings; the smallest if there are several. */
export function passedMinutes(before: number, now: number): number | undefined {
  return [...SAID_MINUTES].reverse().find((minutes) => before > minutes * MINUTE_MS && now <= minutes * MINUTE_MS && now > 0);
}
