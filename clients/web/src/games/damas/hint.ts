/** Marks the places on the damas board that a hint points at. */
import type { HintMarks } from "../contract";
import type { Action, View } from "./view";

export const marks: HintMarks<View, Action> = {
  move: ({ path }) => ({ cells: path.map(String), calls: ["drop"] }),
  claim_draw: ({ ground }) => ({ calls: ["claim", ground] }),
};
