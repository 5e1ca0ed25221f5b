/** The engine's view of Juggle (`engines/juggle/view.py`), and the geometry of the pieces from the engine's data file. */
import { colours, dice, shapes } from "../../../../../engines/juggle/board.json";
import type { View } from "./game.gen";

export type { Action, DeedView as Deed, TurnView as Turn, View } from "./game.gen";

export type Colour = "red" | "blue" | "green" | "yellow";
export type Placed = View["boards"][number];

export const SIDE = 9;
const MIDDLE = 4;
export const SPOTS: readonly Square[] = Array.from({ length: SIDE * SIDE }, (_, at) => [Math.floor(at / SIDE), at % SIDE]);
export const WILD = dice.wild;
const ROWS = "ABCDEFGHI";

/** Row and column, counted from 0. */
export type Square = readonly [row: number, col: number];
/** A piece that the player is about to place: its squares from the upper left corner of its box, and the place of that corner. */
export type Draft = { piece: string; squares: readonly Square[]; row: number; col: number };

/** The spaces that allow a piece, and its colour. */
export type Lit = { colour: Colour; cells: ReadonlySet<string> };

export type Piece = { id: string; colour: Colour; shape: string; size: number; kind: string; number: number };

export const COLOURS = colours as readonly { id: Colour; es: string; hex: string }[];
export const SHAPES = shapes;
const HEX = new Map<string, string>(COLOURS.map((colour) => [colour.id, colour.hex]));
const SQUARES = new Map(shapes.map((shape) => [shape.id, shape.cells.map(([x = 0, y = 0]): Square => [y, x])]));
const SIZES = new Map(shapes.map((shape) => [shape.id, shape.size]));

export const PIECES: readonly Piece[] = COLOURS.flatMap(({ id: colour }) =>
  shapes.flatMap((shape) =>
    Array.from({ length: shape.copies_per_colour }, (_, copy) => pieceOf(`${colour}-${shape.id}-${copy + 1}`)),
  ),
);

export function pieceOf(id: string): Piece {
  const [colour = "", shape = "", number = ""] = id.split("-");
  return { id, colour: colour as Colour, shape, size: SIZES.get(shape) ?? 0, kind: `${colour}-${shape}`, number: Number(number) };
}

export const toneOf = (colour: Colour): string => HEX.get(colour) ?? "#777777";
export const hexOf = (piece: string): string => toneOf(pieceOf(piece).colour);
export const squaresOf = (shape: string): readonly Square[] => SQUARES.get(shape) ?? [];
export const cellName = ([row, col]: Square): string => `${ROWS[row] ?? ""}${col + 1}`;
export const squareOf = (cell: string): Square => [ROWS.indexOf(cell[0] ?? ""), Number(cell.slice(1)) - 1];

/** Shifts the squares into the corner and returns them in reading order. */
function cornered(squares: readonly Square[]): Square[] {
  const top = Math.min(...squares.map(([row]) => row));
  const left = Math.min(...squares.map(([, col]) => col));
  return squares.map(([row, col]): Square => [row - top, col - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

export const turned = (squares: readonly Square[]): Square[] =>
  cornered(squares.map(([row, col]): Square => [col, -row]));
export const flipped = (squares: readonly Square[]): Square[] =>
  cornered(squares.map(([row, col]): Square => [row, -col]));

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);
export const height = (squares: readonly Square[]): number => most(squares.map(([row]) => row)) + 1;
export const width = (squares: readonly Square[]): number => most(squares.map(([, col]) => col)) + 1;

const half = (length: number): number => Math.floor((length - 1) / 2);

/** Returns the cell under the middle of a draft's box. */
export const middleOf = (draft: Draft): Square => [
  draft.row + half(height(draft.squares)),
  draft.col + half(width(draft.squares)),
];

/** Moves the middle of the draft's box to the cell, but keeps the draft on the board. */
export function centred(draft: Draft, [row, col]: Square): Draft {
  const kept = (at: number, length: number): number => Math.min(Math.max(at - half(length), 0), SIDE - length);
  return { ...draft, row: kept(row, height(draft.squares)), col: kept(col, width(draft.squares)) };
}

export const cellsOf = (draft: Draft): string[] =>
  draft.squares.map(([row, col]) => cellName([row + draft.row, col + draft.col]));

/** Maps each covered cell to its piece. */
export function occupants(board: Placed): Map<string, string> {
  return new Map(Object.entries(board).flatMap(([piece, cells]) => cells.map((cell) => [cell, piece] as const)));
}

/** Names the mistake in a draft's place: another piece is in the way, or a piece of the same colour touches it. */
export function trouble(board: Placed, draft: Draft): "occupied" | "touches" | null {
  const taken = occupants(board);
  const cells = cellsOf(draft);
  if (cells.some((cell) => taken.has(cell))) return "occupied";
  const { colour } = pieceOf(draft.piece);
  const near = cells.some((cell) => around(cell).some((each) => isOf(taken.get(each), colour)));
  return near ? "touches" : null;
}

const isOf = (piece: string | undefined, colour: Colour): boolean =>
  piece !== undefined && pieceOf(piece).colour === colour;

function around(cell: string): string[] {
  const [row, col] = squareOf(cell);
  return [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => cellName([row + down, col + across])));
}

/** Moves the draft to the free place nearest to the middle, or to the middle if there is none. */
export function nearMiddle(board: Placed, draft: Draft): Draft {
  const far = ([row, col]: Square): number => Math.hypot(row - MIDDLE, col - MIDDLE);
  const spots = [...SPOTS].sort((one, other) => far(one) - far(other)).map((at) => centred(draft, at));
  return spots.find((spot) => trouble(board, spot) !== "occupied") ?? centred(draft, [MIDDLE, MIDDLE]);
}

/** Returns the ways to turn and flip a piece, starting with its first position. */
function orientations(piece: string): Square[][] {
  const found = new Map<string, Square[]>();
  let squares = [...squaresOf(pieceOf(piece).shape)];
  for (let way = 0; way < 8; way += 1) {
    squares = way === 4 ? flipped(squares) : turned(squares);
    found.set(squares.join(";"), squares);
  }
  return [...found.values()];
}

/** Returns every place on a board where a piece fits: the squares are free, and no piece of its colour touches it. For rooms with help. */
export function fittings(board: Placed, piece: string): Draft[] {
  return orientations(piece).flatMap((squares) =>
    SPOTS.map(([row, col]): Draft => ({ piece, squares, row, col })).filter(
      (draft) =>
        draft.row + height(squares) <= SIDE && draft.col + width(squares) <= SIDE && trouble(board, draft) === null,
    ),
  );
}

/** Returns the free spaces where a piece of the colour may lie: none of them touches that colour. For rooms with help. */
export function spacesFor(board: Placed, colour: Colour): string[] {
  const taken = occupants(board);
  return SPOTS.map(cellName).filter((cell) => !taken.has(cell) && !around(cell).some((each) => isOf(taken.get(each), colour)));
}

export const isSame = (one: Draft, other: Draft): boolean => cellsOf(one).join() === cellsOf(other).join();

/** Counts the pieces of each kind in the bank, and names the first piece of each kind. */
export function bankOf(view: View): Map<string, { count: number; first: string }> {
  const gone = new Set([...view.boards.flatMap((board) => Object.keys(board)), view.hand?.piece ?? ""]);
  const bank = new Map<string, { count: number; first: string }>();
  for (const { id, kind } of PIECES) {
    if (gone.has(id)) continue;
    const there = bank.get(kind);
    bank.set(kind, { count: (there?.count ?? 0) + 1, first: there?.first ?? id });
  }
  return bank;
}

/** Returns the seat whose board a challenge refers to. */
export function challengedSeat(view: View): number {
  return view.pending?.is_declared ? view.turn.seat : 1 - view.turn.seat;
}

export type Method = 0 | 1 | "calculated";

/** Tells whether the dice allow a piece of this size by this method, given what the turn has taken already. For rooms with help. */
export function gives(view: View, method: Method, sentence: string | null, size: number): boolean {
  const takes = view.turn.deeds.filter((deed) => deed.kind === "take");
  if (view.dice === null || view.turn.deeds.some((deed) => deed.kind === "return")) return false;
  if (method === "calculated") {
    const result = takes.length === 0 ? resultOf(sentence, view.dice) : null;
    return result === size || result === WILD;
  }
  if (takes.some((take) => take.method === "calculated" || take.die === method)) return false;
  return view.dice[method] === size || view.dice[method] === WILD;
}

const SENTENCE = /^\s*(\d+)\s*([-+*/])\s*(\d+)\s*=\s*(\d+)\s*$/;

/** Returns the result of a sentence; null if the sentence is false or does not use both dice. */
function resultOf(sentence: string | null, rolled: readonly number[]): number | null {
  const [, left = "", sign = "", right = "", stated = ""] = SENTENCE.exec(sentence ?? "") ?? [];
  const [a, b, c] = [Number(left), Number(right), Number(stated)];
  if (sign === "" || [a, b].sort().join() !== [...rolled].sort().join()) return null;
  const is = { "+": a + b === c, "-": a - b === c, "*": a * b === c, "/": b * c === a }[sign];
  return is === true ? c : null;
}

export const isWhole = (sentence: string): boolean => SENTENCE.test(sentence);

const DICE = 2;

/** Tells whether the turn is complete: both dice of each throw are used, the hand is empty, and the board has squares to cover. */
export function isDone(view: View): boolean {
  const thrown = view.turn.deeds.filter(({ kind }) => kind === "roll").length * DICE;
  const takes = view.turn.deeds.filter(({ kind }) => kind === "take");
  const used = takes.reduce((sum, { method }) => sum + (method === "calculated" ? DICE : 1), 0);
  return thrown > 0 && used >= thrown && view.hand === null && (view.empty[view.turn.seat] ?? 0) > 0;
}

/** Returns the end of "with die 5"; the figure stays with its word. The wild value says what it allows (`any`). */
export const byDie = (die: string, value: number | undefined, any: string): string => `${die}\u00a0${value ?? ""}${value === WILD ? `, ${any}` : ""}`;
