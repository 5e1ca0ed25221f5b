import type { Status } from "../../room/view";
import type { View } from "./game.gen";

/** Gives the pieces, the announced traps, the colours, the flag and the number of turns. */
export function given(view: View, status: Status) {
  return {
    board: view.board,
    traps: view.traps,
    turns: view.turns,
    flag: status.flag ?? 0,
    starter: view.starter ?? 0,
    ...(view.colors && { colors: view.colors }),
  };
}
