import type { View } from "./game.gen";

/** Gives the board and the side to move. */
export function given(view: View) {
  return { fen: view.fen };
}
