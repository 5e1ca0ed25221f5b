/** Marks the places on the Queens & Guards board that a hint points at. */
import type { HintMarks } from "../contract";
import type { Action, View } from "./view";

export const marks: HintMarks<View, Action> = {
  start_call: () => ({ calls: ["blue", "red"] }),
  start_pick: () => ({ calls: ["left", "right"] }),
  move: ({ piece, to }, view) => ({ cells: [view.board[piece] ?? "", to], calls: ["go"] }),
  announce_trap: ({ pieces }, view) => ({ cells: pieces.map((piece) => view.board[piece] ?? ""), calls: ["trap", "announce"] }),
  declare_win: () => ({ calls: ["win"] }),
  pass_flag: () => ({ calls: ["pass"] }),
};
