/** A moment of a lesson as a table: who learns sits there, and the computer. */
import type { RoomView } from "../room/view";
import { roomOf, statusOf } from "../school/moment";
import type { LessonMoment } from "../school/view.gen";

/** `name`: of who learns. */
export function tableOf({ game, seats, seat, view: given, status }: LessonMoment, name: string): RoomView {
  // Nobody is hurried here: the clock of the position and its windows say nothing.
  const view = { ...given, clock: { kind: "none" } };
  const room = roomOf({ game, seats, view });
  room.seats.forEach((place, index) => {
    place.kind = index === seat ? "person" : "bot";
    if (index === seat) place.name = name;
  });
  const windows = status.windows.map((window) => ({ ...window, closes_at_ms: null }));
  return { room, game: view, status: statusOf({ ...status, due_at_ms: null, windows }) } as unknown as RoomView;
}

const CELL = "@";

/** The places of the board that the sentence speaks of, and those that are to be touched. */
export const placesOf = ({ look, touch }: LessonMoment): string[] => [
  ...look,
  ...touch.filter((name) => name.startsWith(CELL)).map((name) => name.slice(CELL.length)),
];
