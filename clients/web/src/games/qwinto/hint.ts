/** Marks the places on the Qwinto sheet that a hint points at. */
import type { HintMarks, ToldPlaces } from "../contract";
import type { Action, View } from "./view";

export const marks: HintMarks<View, Action> = {
  roll: ({ dice }) => ({ calls: [...dice.map((colour) => `die ${colour}`), "roll"] }),
  announce: () => ({ calls: ["total"] }),
  write: ({ box }, _view, seat) => ({ cells: [`${seat} ${box}`] }),
};

type Entries = { seat: number; box: string }[];
const box: ToldPlaces[string] = (params, seat) => [`${seat} ${String(params.box)}`];

export const told: ToldPlaces = {
  erased: box,
  rewritten: box,
  revealed: ({ entries }) => (entries as Entries).map((entry) => `${entry.seat} ${entry.box}`),
};
