/** Marks the places on the Contig 60 board that a hint points at. */
import type { HintMarks } from "../contract";
import type { Action, View } from "./view";

export const marks: HintMarks<View, Action> = {
  place: ({ cell }) => ({ cells: [String(cell)], calls: ["place"] }),
  announce: () => ({ calls: ["say"] }),
  score: () => ({ calls: ["say"] }),
  capture: ({ cell }) => ({ cells: [String(cell)], calls: ["capture"] }),
  declare_win: ({ line }) => ({ cells: (line ?? []).map(String), calls: ["declare_win", "five", "zero"] }),
};
