/** The moves that a challenge is about, in the log's words. Pure. */
import type { Names } from "../../games/contract";
import type { Entry } from "../../room/room.svelte";
import type { RoomView, Seat } from "../../room/view";

const MAX = 6;

/** Tells whether the room refuses faults at once, so that challenges have no purpose. */
export function isAssisted({ game, room }: RoomView): boolean {
  return (game?.mode ?? room.options.mode ?? "assisted") === "assisted";
}

/**
 * Returns the acts of the other seats and the table since this seat's last act, up to `end`, oldest first. `isPlay` selects the kinds that belong to the game
 * itself.
 */
export function playedBefore(log: readonly Entry[], end: number, seat: Seat, isPlay: (entry: Entry) => boolean): Entry[] {
  const plays = log.slice(0, end).filter(isPlay);
  const last = plays.findLastIndex((entry) => entry.seat !== seat);
  const own = plays.slice(0, last + 1).findLastIndex((entry) => entry.seat === seat || entry.kind === "game_started");
  return plays.slice(own + 1, last + 1).slice(-MAX);
}

/** Joins sentences. It omits the name if the previous sentence is about the same seat. */
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
