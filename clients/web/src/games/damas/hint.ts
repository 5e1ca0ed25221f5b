/** Marks the places on the damas board that a hint points at. */
import type { HintMarks, ToldPlaces } from "../contract";
import type { Action, View } from "./view";

export const marks: HintMarks<View, Action> = {
  move: ({ path }) => ({ cells: path.map(String), calls: ["drop"] }),
  claim_draw: ({ ground }) => ({ calls: ["claim", ground] }),
};

const squares = (move: unknown): string[] => String(move).split(/[-x]/);

export const told: ToldPlaces = { moved: ({ move }) => squares(move), rectified: ({ entry }) => squares(entry) };
