/** Marks the places on the chess board that a hint points at. */
import type { HintMarks, ToldPlaces } from "../contract";
import type { Action, View } from "./view";

export const marks: HintMarks<View, Action> = {
  move: ({ uci }) => ({ cells: [uci.slice(0, 2), uci.slice(2, 4)], calls: ["here"] }),
  claim_draw: ({ ground }) => ({ calls: ["claim", ground] }),
};

const squares = (uci: unknown): string[] => [String(uci).slice(0, 2), String(uci).slice(2, 4)];

export const told: ToldPlaces = { moved: ({ uci }) => squares(uci), undone: ({ uci }) => squares(uci) };
