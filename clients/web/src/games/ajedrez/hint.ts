/** Marks the places on the chess board that a hint points at. */
import type { HintMarks } from "../contract";
import type { Action, View } from "./view";

export const marks: HintMarks<View, Action> = {
  move: ({ uci }) => ({ cells: [uci.slice(0, 2), uci.slice(2, 4)], calls: ["here"] }),
  claim_draw: ({ ground }) => ({ calls: ["claim", ground] }),
};
