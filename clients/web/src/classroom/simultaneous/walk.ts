/** The boards of a simultaneous as the one who plays at all of them goes along: who waits, and which comes next. Pure. */
import type { RoomView } from "../../room/view";
import { BOT, currentRound, keptBoards, type BoardView, type ClassView, type RoundView } from "../view";

export type StopState = "waits" | "thinks" | "stands" | "over";
export type Stop = { code: string; number: number; /** Who sits there, by id. */ other: string; state: StopState };

/** The running simultaneous that this person plays; a board of one that was taken up again counts too. */
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

/** In the order in which they stand; `roomOf`: what is known of a board's room. */
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

/** The next board that waits, going on from the one where one stands and round again; null where no other waits. */
export function nextStop(stops: readonly Stop[], here: string | null): Stop | null {
  const at = stops.findIndex((stop) => stop.code === here);
  const ahead = [...stops.slice(at + 1), ...stops.slice(0, Math.max(at, 0))];
  return ahead.find((stop) => stop.state === "waits") ?? null;
}
