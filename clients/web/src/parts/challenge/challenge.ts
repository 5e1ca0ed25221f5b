/** The moves that a challenge is about, in the log's words. Pure. */
import type { Names } from "../../games/contract";
import type { Entry } from "../../room/room.svelte";
import type { RoomView, Seat } from "../../room/view";

const MAX = 6;
/** The kinds of events that end a seat's turn, also without an act of its player. */
const TURN_ENDS = ["flag_passed", "turn_forfeited", "turn_lost"];
/** The kinds of events that every game shares and that a challenge can be about. */
const COMMON = ["win_declared", "time_called", "end_announced"];

/** Returns a function that tells whether an event belongs to the game itself. `own` are the words of the game's events. */
export function plays(own: object): (entry: Entry) => boolean {
  return ({ kind }) => kind in own || COMMON.includes(kind);
}

/** Tells whether the room refuses faults at once, so that challenges have no purpose. */
export function isAssisted({ game, room }: RoomView): boolean {
  return (game?.mode ?? room.options.mode ?? "assisted") === "assisted";
}

/**
 * Returns the acts of the other seats and the table since this seat's last act or the end of its last turn, up to `end`, oldest first.
 * `isPlay` selects the kinds that belong to the game itself.
 */
export function playedBefore(log: readonly Entry[], end: number, seat: Seat, isPlay: (entry: Entry) => boolean): Entry[] {
  const before = log.slice(0, end);
  const last = before.findLastIndex((entry) => entry.seat !== seat && isPlay(entry));
  const isOwn = (entry: Entry): boolean => entry.kind === "game_started" || (entry.seat === seat && (isPlay(entry) || TURN_ENDS.includes(entry.kind)));
  const own = before.slice(0, last + 1).findLastIndex(isOwn);
  return before.slice(own + 1, last + 1).filter(isPlay).slice(-MAX);
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
