/** What a challenge is about and what it may cost: the play that is judged, as the log tells it, and the price of being wrong. Pure. */
import type { ChallengeCost } from "../../games/contract";
import type { Entry } from "../../room/room.svelte";
import type { RoomView, Seat } from "../../room/view";

const MAX = 6;

/** Whether faults are refused at once in this room, so that there is nothing to challenge. */
export function isAssisted({ game, room }: RoomView): boolean {
  return (game?.mode ?? room.options.mode ?? "assisted") === "assisted";
}

/** What the others did since the seat acted last, up to `end`, oldest first. `isPlay`: kinds that tell of the game itself. */
export function playedBefore(log: readonly Entry[], end: number, seat: Seat, isPlay: (entry: Entry) => boolean): Entry[] {
  const plays = log.slice(0, end).filter(isPlay);
  const last = plays.findLastIndex((entry) => entry.seat != null && entry.seat !== seat);
  const own = plays.slice(0, last + 1).findLastIndex((entry) => entry.seat === seat || entry.kind === "game_started");
  return plays.slice(own + 1, last + 1).slice(-MAX);
}

/** The part of the price that is the game's own, as things stand. */
export function priceOf(cost: ChallengeCost, view: RoomView, seat: Seat | null): string {
  if (view.status?.provisional) return cost.result ?? cost.own;
  return view.status?.flag === seat ? cost.own : (cost.away ?? cost.own);
}
