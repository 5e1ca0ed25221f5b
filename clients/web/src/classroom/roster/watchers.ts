/** Who watches the class and its boards, as the server answers a tutor. Pure. */
import type { ClassView } from "../view";

/** `room`: the class's code or a board's. `member`: of the class. */
export interface Watcher {
  room: string;
  person: string;
  name: string;
  since_ms: number;
  member: boolean;
}

/** The round and the number of the board with that code; null where it is the class's own. */
export function boardAt(view: ClassView, room: string): { round: number; board: number } | null {
  for (const round of view.rounds) {
    const at = round.boards.findIndex((board) => board.code === room);
    if (at >= 0) return { round: round.number + 1, board: at + 1 };
  }
  return null;
}

/** How many people they are: one may watch several boards. */
export const peopleIn = (watchers: readonly Watcher[]): number => new Set(watchers.map((watcher) => watcher.person)).size;
