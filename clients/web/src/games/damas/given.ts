import type { View } from "./game.gen";

const SIDES = { W: ["w", "W"], B: ["b", "B"] };

/** Gives the board and the side to move as PDN's FEN: `B:W18,K30:B14,15`. */
export function given(view: View) {
  const squares = ([man, king]: readonly string[]) =>
    [...view.board].flatMap((piece, place) => (piece === man ? [`${place + 1}`] : piece === king ? [`K${place + 1}`] : [])).join(",");
  return { fen: `${view.flag === view.black_seat ? "B" : "W"}:W${squares(SIDES.W)}:B${squares(SIDES.B)}` };
}
