/** Finds whom the game waits for and why. That need not be the seat with the flag. */
import type { RoomView, Seat, You } from "./view";

/**
 * `turn`: the holder of the flag must play. `answer`: a call or question waits for another seat. `result` and `ruling`: a seat must accept
 * a result, or accept or appeal a ruling. `move`: the flag is free, and some seat must act.
 */
export type Reason = "turn" | "answer" | "result" | "ruling" | "move";

export type MustAct = { seats: readonly Seat[]; reason: Reason; isYou: boolean };

/** Returns null if no seat must act: before and after a game, in a pause, and while a referee decides. */
export function mustAct({ room, status }: RoomView, you: You): MustAct | null {
  if (status === null) return null;
  const waited = (seats: readonly Seat[], reason: Reason): MustAct | null =>
    seats.length === 0 ? null : { seats, reason, isYou: you.seat !== null && seats.includes(you.seat) };
  const { appeal } = room;
  if (room.state === "paused" && appeal?.stage === "window") {
    const open = room.seats.flatMap(({ kind }, seat) => (kind === "person" && !appeal.accepted.includes(seat) ? [seat] : []));
    return waited(open, "ruling");
  }
  if (room.state !== "playing") return null;
  const { awaited, flag, may } = status;
  const [first] = awaited;
  if (first !== undefined && may[first]?.includes("accept_result")) return waited(awaited, "result");
  if (flag === null) return waited(awaited, "move");
  if (you.seat === flag && awaited.includes(flag)) return waited(awaited, "turn");
  if (you.seat !== null && awaited.includes(you.seat)) return waited(awaited, "answer");
  return awaited.includes(flag) ? waited([flag], "turn") : waited(awaited, "answer");
}
