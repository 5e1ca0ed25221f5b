/** The list of watchers of the class and its boards, from the server's answer to a tutor. Pure. */
import type { ClassView } from "../view";

/**
 * `room` is the code of the class or of a board. `member` is true for a member of the class, `screen` for one of the class's own screens.
 */
export interface Watcher {
  room: string;
  person: string;
  name: string;
  since_ms: number;
  member: boolean;
  screen: boolean;
}

/** A person, with every place that the person watches. `since_ms` is the earliest start. */
export interface WatchingPerson extends Omit<Watcher, "room"> {
  rooms: string[];
}

/** Returns the round and number of the board with that code; null for the class's own code. */
export function boardAt(view: ClassView, room: string): { round: number; board: number } | null {
  for (const round of view.rounds) {
    const at = round.boards.findIndex((board) => board.code === room);
    if (at >= 0) return { round: round.number + 1, board: at + 1 };
  }
  return null;
}

/**
 * Merges the watchers into one line per person, the longest watching first. A person may watch many boards, as the
 * class's screen does.
 */
export function byPerson(watchers: readonly Watcher[]): WatchingPerson[] {
  const people = new Map<string, WatchingPerson>();
  for (const { room, ...watcher } of watchers) {
    const known = people.get(watcher.person);
    if (known === undefined) people.set(watcher.person, { ...watcher, rooms: [room] });
    else known.rooms.push(room);
  }
  return [...people.values()];
}
