/** The engine's view of damas (`engines/damas/view.py`), and the places of the squares. This file does not know which moves are correct. */
import type { View } from "./game.gen";

export type { Action, LastView as Last, View } from "./game.gen";

export type Side = "black" | "white";
export type Piece = { side: Side; king: boolean };

export const SQUARES: readonly number[] = Array.from({ length: 32 }, (_, place) => place + 1);

/** Returns the row of a square. Row 0 is the top row for White. */
export function rowOf(square: number): number {
  return Math.floor((square - 1) / 4);
}

export function columnOf(square: number): number {
  return ((square - 1) % 4) * 2 + (rowOf(square) % 2 === 0 ? 1 : 0);
}

/** Returns the dark square in that row and column; undefined outside the board. */
export function squareAt(row: number, column: number): number | undefined {
  return SQUARES.find((square) => rowOf(square) === row && columnOf(square) === column);
}

export function pieceAt(board: string, square: number): Piece | null {
  const sign = board[square - 1];
  if (sign === undefined || sign === ".") return null;
  return { side: sign.toLowerCase() === "b" ? "black" : "white", king: sign === "B" || sign === "W" };
}

export function sideOf(view: View, seat: number): Side {
  return seat === view.black_seat ? "black" : "white";
}

/** Tells whether the move is a step to a neighbouring row. Any other move is a jump. */
export function isStep(from: number, to: number): boolean {
  return Math.abs(rowOf(from) - rowOf(to)) === 1;
}

/** With help: tells whether every move of the turn captures. */
export function mustCapture({ allowed }: View): boolean {
  return !!allowed?.length && allowed.every(([from = 0, to = 0]) => !isStep(from, to));
}

export function squaresOf(board: string, side: Side): number[] {
  return SQUARES.filter((square) => pieceAt(board, square)?.side === side);
}

/** A line of the record: a move, a lost turn, a soplo or an undone turn. `side` is the side that it belongs to. */
export type Entry = { kind: "move" | "lost" | "huff" | "undone"; text: string; side: Side; fault: boolean };

const KINDS: Record<string, Entry["kind"]> = { "~": "lost", "*": "huff", "/": "undone" };

/** Returns the record with the side of each entry. A soplo belongs to the side that plays next. */
export function entriesOf(view: View): Entry[] {
  let side: Side = view.start.startsWith("B") ? "black" : "white";
  const faults = new Set((view.record ?? []).map(([number]) => number));
  return view.moves.map((text, number) => {
    const kind = KINDS[text[0] ?? ""] ?? "move";
    const entry: Entry = { kind, text: kind === "move" ? text : text.slice(1), side, fault: faults.has(number) };
    if (kind === "move" || kind === "lost") side = side === "black" ? "white" : "black";
    return entry;
  });
}

/** Describes the effect of the move that a hint suggests. */
export function planned(view: View, path: readonly number[]): { from: number; to: number; king: boolean; taken: number; crowns: boolean } {
  const [from = 0, to = 0] = [path[0], path.at(-1)];
  const piece = pieceAt(view.board, from);
  const taken = path.slice(1).filter((square, step) => !isStep(path[step] ?? square, square)).length;
  const last = piece?.side === "black" ? 7 : 0;
  return { from, to, king: piece?.king ?? false, taken, crowns: piece?.king === false && rowOf(to) === last };
}
