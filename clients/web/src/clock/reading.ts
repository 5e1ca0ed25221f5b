/** Reads the two kinds of clock that views have (`engines/kit`) at a server time. Pure. */
import type { ChessClockView, ClockView, TurnClockView } from "../room/view";

const DAY_MS = 86_400_000;

export type AnyClock = TurnClockView | ChessClockView;

/** Returns the view's clock if this client can draw its kind. */
export function drawn(clock: ClockView | null | undefined): AnyClock | null {
  return clock?.kind === "turn" || clock?.kind === "chess" ? (clock as AnyClock) : null;
}

/** Returns the seat's remaining time in ms at the server time `nowMs`; null if no clock runs for the seat. */
export function leftOf(clock: AnyClock, seat: number, nowMs: number): number | null {
  if (clock.kind === "turn") {
    // All seats share a clock without a seat, for a window that lets everybody write.
    if (clock.seat !== null && clock.seat !== seat) return null;
    if (clock.due_at_ms !== null) return Math.max(0, clock.due_at_ms - nowMs);
    return clock.left_ms;
  }
  const left = clock.left_ms[seat] ?? 0;
  if (clock.running !== seat || clock.since_ms === null) return left;
  const free = typeof clock.delay_left_ms === "number" ? clock.delay_left_ms : 0;
  // A delay of days is the time for a correspondence move. The clock shows it first, and the reserve after it.
  const shown = free >= DAY_MS ? nowMs - clock.since_ms - free : Math.max(0, nowMs - clock.since_ms - free);
  return Math.max(0, left - shown);
}

export function isRunning(clock: AnyClock, seat: number): boolean {
  if (clock.kind === "chess") return clock.running === seat;
  return clock.due_at_ms !== null && (clock.seat === null || clock.seat === seat);
}
