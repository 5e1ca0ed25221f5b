/** The captures that a turn missed. After a soplo the board draws them. */
import { columnOf, pieceAt, rowOf, squareAt, type View } from "./view";

/** The first jump of a capture: from a square to the square behind the captured piece. */
export type Jump = readonly [from: number, to: number];

const HUFFED = "*";
const STAYS = /^[/~]/;
/** The signs of a king in a position, and of the pieces on a board, by side. */
const SIGNS: Record<string, { man: string; king: string }> = { W: { man: "w", king: "W" }, B: { man: "b", king: "B" } };

/** Returns the board of a position such as `B:W18,K30:B14,15`. */
function boardOf(fen: string): string {
  const board = Array<string>(32).fill(".");
  for (const [, side = "", squares = ""] of fen.matchAll(/:([WB])([^:]*)/g))
    for (const [, king, square] of squares.matchAll(/(K?)(\d+)/g)) board[Number(square) - 1] = SIGNS[side]?.[king ? "king" : "man"] ?? ".";
  return board.join("");
}

const put = (board: string, square: number | undefined, sign: string): string =>
  square === undefined ? board : board.slice(0, square - 1) + sign + board.slice(square);

const between = (from: number, to: number): number | undefined => squareAt((rowOf(from) + rowOf(to)) / 2, (columnOf(from) + columnOf(to)) / 2);

const pathOf = (entry: string): number[] => entry.split(/[-x]/).map(Number);

/** Returns the board after an entry of the record. */
function after(board: string, entry: string): string {
  if (STAYS.test(entry)) return board;
  if (entry.startsWith(HUFFED)) return put(board, Number(entry.slice(1)), ".");
  const path = pathOf(entry);
  const [first = 0, last = 0] = [path[0], path.at(-1)];
  const sign = board[first - 1] ?? ".";
  const taken = path.slice(1).map((to, step) => (entry.includes("x") ? between(path[step] ?? to, to) : undefined));
  const isCrowned = rowOf(last) === (sign === "b" ? 7 : 0);
  return put([first, ...taken].reduce((left, square) => put(left, square, "."), board), last, isCrowned ? sign.toUpperCase() : sign);
}

/** Returns the jumps of the piece on a square, each over one neighbour of the other side. */
function jumpsFrom(board: string, from: number): Jump[] {
  const piece = pieceAt(board, from);
  if (piece === null) return [];
  const ahead = piece.side === "black" ? 1 : -1;
  return [ahead, ...(piece.king ? [-ahead] : [])].flatMap((down) =>
    [-1, 1].flatMap((aside): Jump[] => {
      const over = squareAt(rowOf(from) + down, columnOf(from) + aside);
      const to = squareAt(rowOf(from) + 2 * down, columnOf(from) + 2 * aside);
      const other = over === undefined ? null : pieceAt(board, over);
      return to !== undefined && pieceAt(board, to) === null && other !== null && other.side !== piece.side ? [[from, to]] : [];
    }),
  );
}

/**
 * Returns the captures for which a soplo has just removed a piece: those of the pieces on `squares`, the squares that the ruling names. Empty
 * at any other time, because only a ruling may show what a player missed.
 */
export function missedCaptures({ start, moves }: View, squares: readonly number[]): Jump[] {
  const [played, huffed] = moves.slice(-2);
  if (played === undefined || !huffed?.startsWith(HUFFED)) return [];
  const path = STAYS.test(played) || played.startsWith(HUFFED) ? [] : pathOf(played);
  const before = moves.slice(0, -2).reduce(after, boardOf(start));
  // A capture that stopped too early went on from its last square. Any other piece could have captured before the turn.
  if (played.includes("x")) return squares.flatMap((square) => jumpsFrom(after(before, played), square));
  return squares.flatMap((square) => jumpsFrom(before, square === path.at(-1) ? (path[0] ?? square) : square));
}
