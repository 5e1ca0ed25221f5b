/** Marks the buttons that a hint of Takeaway points at. */
import type { HintMarks } from "../contract";
import type { Action, View } from "./view";

export const marks: HintMarks<View, Action> = {
  take: ({ count }) => ({ calls: [`take ${count}`] }),
  say: () => ({ calls: ["total"] }),
};
