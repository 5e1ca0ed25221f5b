import type { Status } from "../../room/view";
import type { View } from "./game.gen";

/** Gives the chips, the seat with the even chips and the flag. */
export function given(view: View, status: Status) {
  return { board: view.board, evens: view.evens ?? 0, flag: status.flag ?? 0, starter: view.starter };
}
