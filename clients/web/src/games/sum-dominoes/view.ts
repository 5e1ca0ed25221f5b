/** The engine's view of Sum Dominoes (`engines/sum_dominoes/view.py`), and the geometry of its board. */
import type { PartView, TurnView, View } from "./game.gen";

export type { Action, PartView as Part, TurnView as Turn, View } from "./game.gen";

export type Size = { columns: number; rows: number };
/** A tile on the board: its squares as column and row from 0, the square of the low face first. */
export type Laid = { tile: string; cells: readonly [Square, Square] };
export type Square = readonly [column: number, row: number];

/** The high face is to the right of the low one, below it, to its left, or above it. */
const WAYS: readonly Square[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
export const TURNS = WAYS.length;

export const faces = (tile: string): readonly [number, number] => [Number(tile[0]), Number(tile[2])];

export const columnName = (column: number): string => String.fromCharCode(65 + column);

export const squareId = ([column, row]: Square): string => `${columnName(column)}${row + 1}`;

export const squareOf = (id: string): Square => [id.charCodeAt(0) - 65, Number(id.slice(1)) - 1];

export const cellIds = (laid: Laid): [string, string] => [squareId(laid.cells[0]), squareId(laid.cells[1])];

export const laidTiles = (view: View): Laid[] =>
  view.board.map(([tile = "", low = "", high = ""]) => ({ tile, cells: [squareOf(low), squareOf(high)] }));

/** Maps each square id to its face. */
export function covered(tiles: readonly Laid[]): Map<string, { pips: number; tile: string }> {
  return new Map(
    tiles.flatMap((laid) =>
      laid.cells.map((square, index) => [squareId(square), { pips: faces(laid.tile)[index] ?? 0, tile: laid.tile }]),
    ),
  );
}

const inside = ([column, row]: Square, size: Size): boolean =>
  column >= 0 && row >= 0 && column < size.columns && row < size.rows;

/** Returns a tile with its low face on this square and the given turn, shifted by a step if it would leave the board. */
export function turned(tile: string, [column, row]: Square, turn: number, size: Size): Laid {
  const [right, down] = WAYS[turn % TURNS] ?? [1, 0];
  const high: Square = [column + right, row + down];
  if (inside(high, size))
    return {
      tile,
      cells: [[column, row], high],
    };
  return {
    tile,
    cells: [
      [column - right, row - down],
      [column, row],
    ],
  };
}

/** Returns the same tile, but turned further until it is on free squares, if possible. */
export function turnedFree(tile: string, at: Square, turn: number, view: View): Laid {
  const on = covered(laidTiles(view));
  const ways = WAYS.map((_way, more) => turned(tile, at, turn + more, view));
  return ways.find((laid) => cellIds(laid).every((id) => !on.has(id))) ?? turned(tile, at, turn, view);
}

/** Returns the turn of a placed tile. */
export function turnOf({ cells: [low, high] }: Laid): number {
  return WAYS.findIndex(([right, down]) => low[0] + right === high[0] && low[1] + down === high[1]);
}

/** Returns the sum that a tile must make now: the sum on the card, or the sum of the dice. */
export function sumWanted(view: View, phase: string): number {
  return phase === "part1" || !view.turn.dice ? view.sum : view.turn.dice.reduce((sum, value) => sum + value, 0);
}

/** Returns the places where a tile makes the sum at its only contact. Only tables with help show them. */
export function fits(view: View, tiles: readonly string[], sum: number): Laid[] {
  const on = covered(laidTiles(view));
  const beside = ([column, row]: Square): Square[] =>
    WAYS.map(([right, down]): Square => [column + right, row + down]).filter((square) => inside(square, view));
  const pipsBeside = (square: Square): number[] =>
    beside(square).flatMap((other) => on.get(squareId(other))?.pips ?? []);
  const found: Laid[] = [];
  for (let row = 0; row < view.rows; row += 1)
    for (let column = 0; column < view.columns; column += 1) {
      const at: Square = [column, row];
      const touching = on.has(squareId(at)) ? [] : pipsBeside(at);
      if (touching.length !== 1) continue;
      const needed = sum - (touching[0] ?? 0);
      for (const beyond of beside(at)) {
        if (on.has(squareId(beyond)) || pipsBeside(beyond).length) continue;
        for (const tile of tiles) {
          const [low, high] = faces(tile);
          if (low === needed) found.push({ tile, cells: [at, beyond] });
          else if (high === needed) found.push({ tile, cells: [beyond, at] });
        }
      }
    }
  return found;
}

/** Tells whether a square touches a tile. */
export function isBeside(id: string, on: ReadonlyMap<string, unknown>): boolean {
  const [column, row] = squareOf(id);
  return WAYS.some(([right, down]) => on.has(squareId([column + right, row + down])));
}

/** The sum of two touching faces, and the middle and the direction of the line between them, in squares. */
export interface Joint {
  sum: number;
  /** The faces of the tile and of the other tile. */
  faces: [number, number];
  seam: { x: number; y: number; across: number; down: number };
}

/** Returns the places between a tile and the faces that touch it, in squares, with the sum of the two faces. */
export function joints(laid: Laid, on: ReadonlyMap<string, { pips: number; tile: string }>): Joint[] {
  const own = faces(laid.tile);
  return laid.cells.flatMap(([column, row], index) =>
    WAYS.flatMap(([right, down]) => {
      const other = on.get(squareId([column + right, row + down]));
      if (other === undefined || other.tile === laid.tile) return [];
      return [{ sum: (own[index] ?? 0) + other.pips, faces: [own[index] ?? 0, other.pips], seam: { x: column + 0.5 + right / 2, y: row + 0.5 + down / 2, across: Math.abs(down), down: Math.abs(right) } }];
    }),
  );
}

/** Half the width and half the height of the plate with a sum, in squares. */
export const PLATE = { x: 0.8, y: 0.25 };
const GAP = 0.06;

/** Returns the middle of the plate with a joint's sum: beyond an end of the seam, or else beside one of the two faces, where the plate covers the fewest faces. */
export function besideSeam({ seam: { x, y, across, down } }: Joint, on: ReadonlyMap<string, unknown>, board: Pick<View, "columns" | "rows">): { x: number; y: number } {
  const under = (low: number, high: number, cell: number): number => Math.max(0, Math.min(high, cell + 1) - Math.max(low, cell));
  const costOf = (at: { x: number; y: number }): number => {
    const [left, right, top, low] = [at.x - PLATE.x, at.x + PLATE.x, at.y - PLATE.y, at.y + PLATE.y];
    const onTiles = [...on.keys()].map(squareOf).reduce((sum, [column, row]) => sum + under(left, right, column) * under(top, low, row), 0);
    return left < 0 || top < 0 || right > board.columns || low > board.rows ? onTiles + 1 : onTiles;
  };
  const places = [0, -1, 1].map((side) => side * (across ? 0.5 : PLATE.x + GAP)).flatMap((aside) =>
    [-1, 1].map((way) => ({
      x: x + way * across * (0.5 + PLATE.x + GAP) + aside * down,
      y: y + way * down * (0.5 + PLATE.y + GAP) + aside * across,
    })),
  );
  return places.reduce((best, each) => (costOf(each) < costOf(best) - 0.01 ? each : best));
}

/** Tells whether the seat has acted in this turn. */
export const isBegun = (turn: TurnView): boolean => turn.first.how !== "open" || turn.reroll !== null || turn.dice !== null || turn.drew !== null;

const STEPS_OF_TURN = 4;

/** Returns the present step of the turn: tile, dice, tile, draw. A finished turn is past them all. */
export function stepOf({ turn, bank }: View): number {
  if (turn.drew !== null) return STEPS_OF_TURN;
  if (turn.written === null) return turn.dice !== null || turn.first.how !== "open" ? 1 : 0;
  if (turn.second.how === "open") return 2;
  return bank > 0 ? 3 : STEPS_OF_TURN;
}

/** Tells whether the part's tile is on the board. */
export const isOnBoard = (part: PartView | undefined): boolean => part?.how === "placed" || part?.how === "laid";

/** Tells whether the first part's tile is on the board and the dice are still to be thrown. */
export const awaitsDice = ({ turn }: View): boolean => turn.dice === null && isOnBoard(turn.first);

/** Tells whether the player has finished both parts but has not drawn a tile. */
export const awaitsDraw = (view: View): boolean => view.turn.second.how !== "open" && view.turn.drew === null && view.bank > 0;
