import type { View } from "./game.gen";

/** What is on the board, and who is to move. */
export function given(view: View) {
  return { fen: view.fen };
}
