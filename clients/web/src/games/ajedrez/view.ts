/** The engine's view of chess (`engines/ajedrez/view.py`), and the reading of a position from its FEN. Nothing here knows the rules. */
import type { GameView } from "../contract";

export type Side = "white" | "black";

export type View = GameView & {
  fen: string;
  white_seat: number;
  /** The move is on the board, the clock not pressed yet. */
  moved: boolean;
  /** Squares touched in this turn, in order. */
  touched: string[];
  /** The last two moves, and whether a draw was offered with them. */
  recent: { uci: string; offered?: boolean }[];
  start_fen: string;
  /** After an undoing only an allowed move is taken. */
  forced: boolean;
  /** The move that was announced in a wrong claim and must be played. */
  claimed: string | null;
  offer: number | null;
  illegal_moves: number[];
  warnings: number[];
  taken: Record<Side, string>;
  last_two: "pending" | "postponed" | null;
  /** By seat; when who is not there loses, null without an appointed time. */
  arrived?: boolean[];
  late_due_ms?: number[] | null;
  /** Assisted only: the moves that may be made. */
  allowed?: string[];
  check?: boolean;
  /** Where one writes by hand: one's own sheet, and no record. */
  sheet?: string[];
  moves?: { san: string[]; uci: string[]; clock_ms: number[] };
};

/** A move of the rival that one is about to claim as illegal. */
export type Doubted = { ply: number; label: string };

/** Whether the ply of that number is a move of White. */
export function isWhitePly(view: View, ply: number): boolean {
  return (view.start_fen.split(" ")[1] === "b") === (ply % 2 === 1);
}

/** The number that a ply bears on a score sheet. */
export function numberOf(view: View, ply: number): number {
  return Math.floor((ply + (view.start_fen.split(" ")[1] === "b" ? 1 : 0)) / 2) + 1;
}

/** `letter`: k q r b n p. */
export type Piece = { letter: string; side: Side };

const FILES = "abcdefgh";

/** What stands on each square of the FEN's board. */
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

/** The squares row by row as they are seen by a side. */
export function squares(by: Side): string[][] {
  const ranks = by === "white" ? [8, 7, 6, 5, 4, 3, 2, 1] : [1, 2, 3, 4, 5, 6, 7, 8];
  const files = by === "white" ? [...FILES] : [...FILES].reverse();
  return ranks.map((rank) => files.map((file) => `${file}${rank}`));
}

export function isLight(square: string): boolean {
  return (FILES.indexOf(square[0] ?? "a") + Number(square[1])) % 2 === 0;
}

export function sideOf(view: View, seat: number): Side {
  return seat === view.white_seat ? "white" : "black";
}

/** Does this piece become another one by going there? */
export function promotes(piece: Piece | undefined, to: string): boolean {
  return piece?.letter === "p" && to[1] === (piece.side === "white" ? "8" : "1");
}
