/** Marks the places on the Sum Dominoes board that a hint points at. */
import type { HintMarks } from "../contract";
import type { Action, View } from "./view";

export const marks: HintMarks<View, Action> = {
  place: ({ tile, cells }) => ({ cells, calls: [tile, "place"] }),
  write_sum: () => ({ calls: ["total"] }),
  give: ({ tile }) => ({ calls: [tile, "give"] }),
};
