/** Marks the places on the Qwinto sheet that a hint points at. */
import type { HintMarks } from "../contract";
import type { Action, View } from "./view";

export const marks: HintMarks<View, Action> = {
  roll: ({ dice }) => ({ calls: [...dice.map((colour) => `die ${colour}`), "roll"] }),
  announce: () => ({ calls: ["total"] }),
  write: ({ box }, _view, seat) => ({ cells: [`${seat} ${box}`] }),
};
