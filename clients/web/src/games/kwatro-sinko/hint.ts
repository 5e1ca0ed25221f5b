/** Marks the places on the Kwatro-Sinko board that a hint points at. */
import type { HintMarks } from "../contract";
import type { Action, View } from "./view";

export const marks: HintMarks<View, Action> = {
  draw_chip: () => ({}),
  move: ({ chip, to }, view) => ({ cells: [view.board[chip] ?? "", to] }),
  declare_win: ({ path }) => ({ cells: path, calls: ["declare_win", "declare", "say"] }),
};
