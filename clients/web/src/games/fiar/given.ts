import type { Status } from "../../room/view";
import type { View } from "./game.gen";

/** Gives the chips on the board and in the hands, the colours and the flag. */
export function given(view: View, status: Status) {
  return {
    phase: view.hand.flat().length > 0 ? "placing" : "moving",
    board: view.board,
    hand: view.hand,
    flag: status.flag ?? 0,
    starter: view.starter,
    ...(view.colors && { colors: view.colors }),
  };
}
