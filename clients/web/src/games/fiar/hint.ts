/** Marks the places on the FIAR board that a hint points at. */
import type { HintMarks } from "../contract";
import type { Action, View } from "./view";

export const marks: HintMarks<View, Action> = {
  start_call: () => ({ calls: ["blue", "red"] }),
  start_pick: () => ({ calls: ["left", "right"] }),
  place: ({ chip, to }) => ({ cells: [to], calls: [chip] }),
  move: ({ chip, to }, view) => ({ cells: [view.board[chip] ?? "", to] }),
  declare_win: ({ path }) => ({ cells: path, calls: ["declare_win", "declare"] }),
};
