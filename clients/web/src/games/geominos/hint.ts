/** Marks the places on the Geominos board that a hint points at. */
import type { HintMarks, ToldPlaces } from "../contract";
import { cellId, sections, type Action, type View } from "./view";

export const marks: HintMarks<View, Action> = {
  place: ({ tile, side, turn, row, col }) => ({
    cells: sections(tile, side, turn).map((section) => cellId(row + section.row, col + section.col)),
    calls: [tile, "place"],
  }),
  announce: () => ({ calls: ["say"] }),
};

export const told: ToldPlaces = {
  placed: (params) => {
    const { tile, side, turn, row, col } = params as Extract<Action, { type: "place" }>;
    return sections(tile, side, turn).map((section) => cellId(row + section.row, col + section.col));
  },
};
