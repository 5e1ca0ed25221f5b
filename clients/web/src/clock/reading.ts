/** The two kinds of clock that views show (`engines/kit`), and what they read at a server time. Pure. */
import type { ChessClockView, ClockView, TurnClockView } from "../room/view";

const DAY_MS = 86_400_000;

export type AnyClock = TurnClockView | ChessClockView;

/** The clock of a view, if it is of a kind that is drawn. */
export function drawn(clock: ClockView | null | undefined): AnyClock | null {
  return clock?.kind === "turn" || clock?.kind === "chess" ? (clock as AnyClock) : null;
}

/** What is left to the seat, in ms, at the server time `nowMs`; null where no time runs against it. */
export function leftOf(clock: AnyClock, seat: number, nowMs: number): number | null {
  if (clock.kind === "turn") {
    // A clock of no seat is one that all share: a window in which everybody writes.
    if (clock.seat !== null && clock.seat !== seat) return null;
    if (clock.due_at_ms !== null) return Math.max(0, clock.due_at_ms - nowMs);
    return clock.left_ms;
  }
  const left = clock.left_ms[seat] ?? 0;
  if (clock.running !== seat || clock.since_ms === null) return left;
  const free = typeof clock.delay_left_ms === "number" ? clock.delay_left_ms : 0;
  // A delay of days is the time for a move by correspondence: what is left is that, and the reserve after it.
  const shown = free >= DAY_MS ? nowMs - clock.since_ms - free : Math.max(0, nowMs - clock.since_ms - free);
  return Math.max(0, left - shown);
}

export function isRunning(clock: AnyClock, seat: number): boolean {
  if (clock.kind === "chess") return clock.running === seat;
  return clock.due_at_ms !== null && (clock.seat === null || clock.seat === seat);
}
