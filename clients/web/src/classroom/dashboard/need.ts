/** Orders the boards of the tutor's dashboard by urgency. Pure. */
import type { RoomView } from "../../room/view";
import type { BoardView } from "../view";

export const NEEDS = ["appeal", "ruling", "limit", "hand", "dispute", "time", "dropped", "unsigned", "paused", "playing", "waiting", "adjourned", "home", "done"] as const;
export type Need = (typeof NEEDS)[number];

type Seat = RoomView["room"]["seats"][number];

function isAway(seat: Seat): boolean {
  return seat.kind === "person" && (!seat.present || seat.left === true);
}

/** Returns the ids of absent players in a running game. */
export function awayAt(board: BoardView, room: RoomView | null): string[] {
  if (board.state !== "playing" || board.home !== undefined || room === null) return [];
  return room.room.seats.flatMap((seat) => (isAway(seat) && seat.person !== null ? [seat.person] : []));
}

/**
 * Returns the most urgent thing that a board needs from a tutor. `room` is the board's room if the page watches it, otherwise null. `hand`
 * is true if a player of the board has raised a hand.
 */
export function needOf(board: BoardView, room: RoomView | null, hand = false): Need {
  const info = room?.room;
  if (info?.appeal?.stage === "appeal") return "appeal";
  if (info?.appeal?.stage === "ruling") return "ruling";
  if (info?.pause?.reasons.includes("limit")) return "limit";
  if (hand) return "hand";
  if (board.disputed) return "dispute";
  if (board.final) return "done";
  if (board.state === "over") return board.points.length > 0 || info?.result?.result !== "void" ? "unsigned" : "done";
  if (board.state === "waiting") return "waiting";
  if (board.state === "adjourned") return "adjourned";
  if (board.home !== undefined) return "home";
  const violations = room?.game?.violations;
  if (violations?.some((count) => count >= 2)) return "time";
  if (info?.seats.some(isAway)) return "dropped";
  if (info?.state === "paused") return "paused";
  return "playing";
}

/** Returns the indexes of the boards, the most urgent first. Equally urgent boards keep their order. */
export function byNeed(needs: readonly Need[]): number[] {
  return needs.map((_need, number) => number).sort((one, other) => NEEDS.indexOf(needs[one]!) - NEEDS.indexOf(needs[other]!) || one - other);
}
