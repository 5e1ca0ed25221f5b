/**
 * The boards of a simultaneous for the player who goes from one to the next: where it is the player's turn, and the next such board. Pure.
 */
import type { RoomView } from "../../room/view";
import { BOT, currentRound, keptBoards, type BoardView, type ClassView, type RoundView } from "../view";

export type StopState = "waits" | "thinks" | "stands" | "over";
export type Stop = { code: string; number: number; /** The ids of the people at the board. */ other: string; state: StopState };

/**
 * Returns the running simultaneous of this player; null if there is none. It may be an earlier round whose boards the class has resumed.
 */
export function simultaneousOf(view: ClassView, person: string | null): RoundView | null {
  if (person === null) return null;
  const round = currentRound(view);
  const rounds = [...(round?.state === "playing" ? [round] : []), ...keptBoards(view).flatMap((kept) => (kept.board.state === "playing" ? [kept.round] : []))];
  return rounds.find((each) => each.simultaneous?.player === person) ?? null;
}

function stateOf(board: BoardView, person: string, room: RoomView | null): StopState {
  if (board.state === "over") return "over";
  if (board.state !== "playing" || room?.room.state !== "playing") return "stands";
  return room.status?.awaited.includes(board.seats.indexOf(person)) ? "waits" : "thinks";
}

/** Returns the boards in their order. `roomOf` returns the room of a board, or null if the page does not watch it. */
export function stopsOf(round: RoundView, person: string, roomOf: (code: string) => RoomView | null): Stop[] {
  return round.boards.flatMap((board, index) =>
    board.code === null || !board.seats.includes(person)
      ? []
      : [
          {
            code: board.code,
            number: index + 1,
            other: board.seats.find((each) => each !== person) ?? BOT,
            state: stateOf(board, person, roomOf(board.code)),
          },
        ],
  );
}

/** Returns the next waiting board after the present one, starting over at the end; null if no other board waits. */
export function nextStop(stops: readonly Stop[], here: string | null): Stop | null {
  const at = stops.findIndex((stop) => stop.code === here);
  const ahead = [...stops.slice(at + 1), ...stops.slice(0, Math.max(at, 0))];
  return ahead.find((stop) => stop.state === "waits") ?? null;
}
