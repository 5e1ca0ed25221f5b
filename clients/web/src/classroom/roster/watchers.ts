/** Who watches the class and its boards, as the server answers a tutor. Pure. */
import type { ClassView } from "../view";

/** `room`: the class's code or a board's. `member`: of the class. `screen`: one of the class's own. */
export interface Watcher {
  room: string;
  person: string;
  name: string;
  since_ms: number;
  member: boolean;
  screen: boolean;
}

/** One person, with every place at which they watch. `since_ms`: at the first of them. */
export interface WatchingPerson extends Omit<Watcher, "room"> {
  rooms: string[];
}

/** The round and the number of the board with that code; null where it is the class's own. */
export function boardAt(view: ClassView, room: string): { round: number; board: number } | null {
  for (const round of view.rounds) {
    const at = round.boards.findIndex((board) => board.code === room);
    if (at >= 0) return { round: round.number + 1, board: at + 1 };
  }
  return null;
}

/** A line a person, who may watch many boards, as the class's screen does; those who watch longest first. */
export function byPerson(watchers: readonly Watcher[]): WatchingPerson[] {
  const people = new Map<string, WatchingPerson>();
  for (const { room, ...watcher } of watchers) {
    const known = people.get(watcher.person);
    if (known === undefined) people.set(watcher.person, { ...watcher, rooms: [room] });
    else known.rooms.push(room);
  }
  return [...people.values()];
}
