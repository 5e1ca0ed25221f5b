/** Turns a moment of a lesson into a table with the learner and the computer. */
import type { RoomView } from "../room/view";
import { roomOf, statusOf } from "../school/moment";
import type { LessonMoment } from "../school/view.gen";

/** `name` is the learner's name. */
export function tableOf({ game, seats, seat, view: given, status }: LessonMoment, name: string): RoomView {
  // A lesson does not hurry the learner, so the position's clock and windows are dropped.
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

/** Tells whether the sentence mentions a place that the learner need not tap. A name such as `0 e4` is the cell `e4` of one board. */
export const isOnlyLooked = ({ look, touch }: LessonMoment, place: string): boolean =>
  look.includes(place) && !touch.includes(CELL + (place.split(" ").at(-1) ?? ""));

/** Returns the places that the sentence mentions, and the places to tap. */
export const placesOf = ({ look, touch }: LessonMoment): string[] => [
  ...look,
  ...touch.filter((name) => name.startsWith(CELL)).map((name) => name.slice(CELL.length)),
];
