/** The engine's view of Geominos (`engines/geominos/view.py`), and the shapes of the tiles from the engine's data file. */
import { board, tiles } from "../../../../../engines/geominos/board.json";
import type { LaidView as Laid } from "./game.gen";

export type { Action, LaidView as Laid, View } from "./game.gen";

export type Side = Laid["side"];
export type Section = { row: number; col: number; dots: number };

export const ROWS = board.rows;
export const COLS = board.cols;
export const SHADE = board.shade;
export const CENTRE = board.centre;
/** The number of cells in a casilla, and in a tile's box. */
export const BOX = board.casilla;

const FACES = new Map(tiles.map((tile) => [tile.id, { A: tile.A, B: tile.B }]));

/** Returns the sections of a tile's side within its box, after quarter turns clockwise. */
export function sections(tile: string, side: Side, turn: number): Section[] {
  const face = FACES.get(tile)?.[side] ?? [];
  const found = face.flatMap((line, row) =>
    [...line].flatMap((sign, col) => (sign === "." ? [] : [{ row, col, dots: Number(sign) }])),
  );
  for (let turned = 0; turned < turn; turned += 1)
    for (const section of found) [section.row, section.col] = [section.col, BOX - 1 - section.row];
  return found;
}

/** Moves the tile's middle to the cell, but keeps the tile on the board. */
export function centred(laid: Laid, row: number, col: number): Laid {
  const kept = (at: number, end: number): number => Math.min(Math.max(at - 1, 0), end - BOX);
  return { ...laid, row: kept(row, ROWS), col: kept(col, COLS) };
}

/** Moves the tile to the nearest place to a box where its box is free. */
export function freePlace(laid: Laid, board: readonly Laid[], near: { row: number; col: number }): Laid {
  const taken = covered(board);
  const isFree = ({ row, col }: Laid): boolean => Array.from({ length: BOX * BOX }).every((_, at) => !taken.has(cellId(row + Math.floor(at / BOX), col + (at % BOX))));
  const away = ({ row, col }: Laid): number => Math.hypot(row - near.row, col - near.col);
  const places = Array.from({ length: (ROWS - BOX + 1) * (COLS - BOX + 1) }, (_, at) => ({
    ...laid,
    row: Math.floor(at / (COLS - BOX + 1)),
    col: at % (COLS - BOX + 1),
  }));
  return places.filter(isFree).sort((one, other) => away(one) - away(other))[0] ?? centred(laid, near.row + 1, near.col + 1);
}

/** The next quarter turn after each turn. */
export const TURNED: Record<Laid["turn"], Laid["turn"]> = { 0: 1, 1: 2, 2: 3, 3: 0 };

export const cellId = (row: number, col: number): string => `${row}-${col}`;

export function cellOf(id: string): [number, number] {
  const [row = 0, col = 0] = id.split("-").map(Number);
  return [row, col];
}

/** Returns the dots on each covered cell, and the tile that they belong to. */
export function covered(laid: readonly Laid[]): Map<string, { dots: number; tile: string }> {
  return new Map(
    laid.flatMap((tile) =>
      sections(tile.tile, tile.side, tile.turn).map((section) => [
        cellId(tile.row + section.row, tile.col + section.col),
        { dots: section.dots, tile: tile.tile },
      ]),
    ),
  );
}

/** Returns the sections of a tile that cost points, as cells of the board: those on light squares outside the centre square. */
export function counted({ tile, side, turn, row, col }: Laid): Section[] {
  const isCentre = (down: number, across: number): boolean =>
    down >= CENTRE.row && down < CENTRE.row + CENTRE.rows && across >= CENTRE.col && across < CENTRE.col + CENTRE.cols;
  return sections(tile, side, turn)
    .map((part) => ({ ...part, row: row + part.row, col: col + part.col }))
    .filter((at) => SHADE[at.row]?.[at.col] === "L" && !isCentre(at.row, at.col));
}

const BESIDE = [[0, 1], [1, 0], [0, -1], [-1, 0]] as const;

/** Returns the free squares that touch a tile by a side: a new tile must cover one of them. */
export function rim(board: readonly Laid[]): Section[] {
  const taken = covered(board);
  const near = [...taken.keys()].map(cellOf).flatMap(([row, col]) => BESIDE.map(([down, across]) => [row + down, col + across] as const));
  const free = near.filter(([row, col]) => row >= 0 && row < ROWS && col >= 0 && col < COLS && !taken.has(cellId(row, col)));
  return [...new Map(free.map(([row, col]) => [cellId(row, col), { row, col, dots: 0 }])).values()];
}

/** Tells whether the tile covers a square of another tile. */
export function overlaps(laid: Laid, board: readonly Laid[]): boolean {
  const taken = covered(board.filter(({ tile }) => tile !== laid.tile));
  return [...covered([laid]).keys()].some((id) => taken.has(id));
}

/** Returns the middles of the sides where the tile touches an equal number of another tile, in squares of the board, and that number. */
export function contacts(laid: Laid, board: readonly Laid[]): { x: number; y: number; dots: number }[] {
  const others = covered(board.filter(({ tile }) => tile !== laid.tile));
  return sections(laid.tile, laid.side, laid.turn).flatMap(({ row, col, dots }) =>
    BESIDE.filter(([down, across]) => others.get(cellId(laid.row + row + down, laid.col + col + across))?.dots === dots)
      .map(([down, across]) => ({ x: laid.col + col + (1 + across) / 2, y: laid.row + row + (1 + down) / 2, dots })),
  );
}
