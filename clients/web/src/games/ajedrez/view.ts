/** The engine's view of chess (`engines/ajedrez/view.py`), and the reader of a FEN position. This file does not know the rules. */
import type { View } from "./game.gen";

export type { Action, View } from "./game.gen";

export type Side = "white" | "black";

/** A move of the rival that the player may claim as illegal. */
export type Doubted = { ply: number; label: string };

/** Tells whether White made the ply with this number. */
export function isWhitePly(view: View, ply: number): boolean {
  return (view.start_fen.split(" ")[1] === "b") === (ply % 2 === 1);
}

/** Returns the move number of a ply on a score sheet. */
export function numberOf(view: View, ply: number): number {
  return Math.floor((ply + (view.start_fen.split(" ")[1] === "b" ? 1 : 0)) / 2) + 1;
}

/** `letter` is one of k q r b n p. */
export type Piece = { letter: string; side: Side };

const FILES = "abcdefgh";

/** Returns the piece on each square of the FEN's board. */
export function placement(fen: string): Map<string, Piece> {
  const board = new Map<string, Piece>();
  (fen.split(" ")[0] ?? "").split("/").forEach((line, down) => {
    let file = 0;
    for (const sign of line) {
      if (/\d/.test(sign)) {
        file += Number(sign);
        continue;
      }
      const letter = sign.toLowerCase();
      board.set(`${FILES[file]}${8 - down}`, { letter, side: sign === letter ? "black" : "white" });
      file += 1;
    }
  });
  return board;
}

/** Returns the squares row by row, as a side sees them. */
export function squares(by: Side): string[][] {
  const ranks = by === "white" ? [8, 7, 6, 5, 4, 3, 2, 1] : [1, 2, 3, 4, 5, 6, 7, 8];
  const files = by === "white" ? [...FILES] : [...FILES].reverse();
  return ranks.map((rank) => files.map((file) => `${file}${rank}`));
}

export function sideOf(view: View, seat: number): Side {
  return seat === view.white_seat ? "white" : "black";
}

/** Tells whether the piece promotes on the square `to`. */
export function promotes(piece: Piece | undefined, to: string): boolean {
  return piece?.letter === "p" && to[1] === (piece.side === "white" ? "8" : "1");
}
