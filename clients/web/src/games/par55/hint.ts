/** Marks the places on the Par 55 board that a hint points at. */
import type { HintMarks, ToldPlaces } from "../contract";
import type { Action, View } from "./view";

export const marks: HintMarks<View, Action> = {
  start_call: () => ({ calls: ["blue", "red"] }),
  start_pick: () => ({ calls: ["left", "right"] }),
  place: ({ block, base }) => ({ cells: [base], calls: [block] }),
  announce: () => ({ calls: ["total"] }),
  move_pawn: ({ to }) => ({ cells: [`space ${to}`], calls: ["put"] }),
  bump: ({ to }) => ({ cells: [`space ${to}`], calls: ["bump"] }),
};

const space: ToldPlaces[string] = ({ to }) => [`space ${String(to)}`];

export const told: ToldPlaces = { pawn_moved: space, bumped: space };
