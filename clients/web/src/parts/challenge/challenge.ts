/** What a challenge is about: the play that is judged, as the log tells it. Pure. */
import type { Names } from "../../games/contract";
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

/** Sentences in a row; one of the same seat as that before it leaves the name out. */
export function saidOnce(entries: readonly Entry[], names: Names, text: (entry: Entry) => string): string[] {
  return entries
    .map((entry, index) => {
      const sentence = text(entry);
      const name = `${names(entry.seat)} `;
      const isSame = index > 0 && entry.seat != null && entries[index - 1]?.seat === entry.seat;
      if (!isSame || !sentence.startsWith(name)) return sentence;
      const rest = sentence.slice(name.length);
      return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
    })
    .filter((sentence) => sentence !== "");
}
