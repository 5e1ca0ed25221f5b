/** Marks the cards and buttons that a hint of Truco points at. */
import type { HintMarks } from "../contract";
import type { Action, View } from "./view";

export const marks: HintMarks<View, Action> = {
  cut: () => ({ calls: ["cut", "knock"] }),
  discard: ({ card }) => ({ calls: [card, "lay"] }),
  play: ({ card }) => ({ calls: [card, "lay"] }),
  say: ({ words }) => ({ calls: words ?? [] }),
  declare: ({ value }) => ({ calls: [value === null ? "good" : "total"] }),
  signal: ({ signal }) => ({ calls: [signal] }),
};
