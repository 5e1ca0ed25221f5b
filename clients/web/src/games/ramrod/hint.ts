/** Marks the places on the Ramrod board that a hint points at. */
import type { HintMarks } from "../contract";
import type { Action, View } from "./view";

export const marks: HintMarks<View, Action> = {
  start_rods: () => ({ calls: ["start_rods"] }),
  start_pick: () => ({ calls: ["left", "right"] }),
  move: ({ rod, to }) => ({ cells: [rod, to] }),
  capture: ({ rectangle }) => ({ cells: [rectangle], calls: ["capture"] }),
};
