/** Marks the places on the noughts board that a hint points at. */
import type { HintMarks } from "../contract";
import type { Action, View } from "./view";

export const marks: HintMarks<View, Action> = {
  place: ({ cell }) => ({ cells: [String(cell)] }),
};
