/** The engine's view of Queens & Guards (`engines/queens_and_guards/view.py`), and the board from the engine's data file. */
import { crowns, outer_band, pieces, ring, spaces, throne } from "../../../../../engines/queens_and_guards/board.json";
import type { View } from "./game.gen";

export type { Action, MoveView as Moved, TrapView as Trap, TurnView as Turn, View } from "./game.gen";

export type Color = NonNullable<View["called"]>;
export type Moves = NonNullable<View["choices"]>;

export type Space = { id: string; band: number; x: number; y: number };

const SIDE = 44;
/** Half a hexagon's height. */
const HALF = Math.round(SIDE * Math.sqrt(3)) / 2;
/** Room for the tray around the spaces. */
const MARGIN = 16;
const left = Math.min(...spaces.map((space) => space.x)) - SIDE - MARGIN;
const top = Math.min(...spaces.map((space) => space.y)) - HALF - MARGIN;

/** The spaces, shifted so that the drawing starts at 0 without an empty border. */
export const SPACES: readonly Space[] = spaces.map(({ id, band, x, y }) => ({ id, band, x: x - left, y: y - top }));
export const WIDTH = Math.max(...SPACES.map((space) => space.x)) + SIDE + MARGIN;
export const HEIGHT = Math.max(...SPACES.map((space) => space.y)) + HALF + MARGIN;
export const CELL = { width: 2 * SIDE, height: 2 * HALF };
/** A space's outline round its middle, slightly smaller than its place. */
export const HEXAGON = outline(SIDE - 2);
export const INNER_HEXAGON = outline(SIDE - 7);

/** Returns some of a hexagon's corners round a point, clockwise from the right one, as path data. */
function outline(side: number, x = 0, y = 0, corners: readonly number[] = [0, 1, 2, 3, 4, 5], end = "Z"): string {
  const points = corners.map((corner) => {
    const angle = (corner * Math.PI) / 3;
    return `${(x + side * Math.cos(angle)).toFixed(1)} ${(y + side * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}${end}`;
}

/** Returns the outlines of several spaces as path data. With `gap` below 0 the tiles overlap. */
export function tiles(spaces: readonly Space[], gap = 1.5): string {
  return spaces.map(({ x, y }) => outline(SIDE - gap, x, y)).join("");
}

/** Returns the edges of several spaces towards the light ("near") or away from it ("far"), as path data. */
export function edges(spaces: readonly Space[], side: "near" | "far"): string {
  return spaces.map(({ x, y }) => outline(SIDE - 2.5, x, y, side === "near" ? [2, 3, 4, 5] : [5, 0, 1, 2], "")).join("");
}

export const THRONE = throne;
export const RING: ReadonlySet<string> = new Set(ring);
export const CROWNS: Record<Color, string> = crowns;
export const OUTER = outer_band;
const PIECES = new Map(pieces.map((piece) => [piece.id, piece]));

/** Groups the spaces by height and sorts each row from left to right. */
export function inRows<T extends { cx: number; cy: number }>(cells: readonly T[]): T[][] {
  const heights = [...new Set(cells.map((cell) => Math.round(cell.cy)))].sort((one, other) => one - other);
  return heights.map((height) =>
    cells.filter((cell) => Math.round(cell.cy) === height).sort((one, other) => one.cx - other.cx),
  );
}

export function colorOf(piece: string): Color {
  return PIECES.get(piece)?.color === "red" ? "red" : "blue";
}

export function isQueen(piece: string): boolean {
  return PIECES.get(piece)?.kind === "queen";
}

export function isCrown(space: string): Color | null {
  return space === CROWNS.blue ? "blue" : space === CROWNS.red ? "red" : null;
}

/** Tells whether a penalty may move a piece to this space. */
export function isOutside(space: Space): boolean {
  return space.band === OUTER && isCrown(space.id) === null;
}

export function pieceAt(view: View, space: string): string | null {
  return Object.entries(view.board).find(([, at]) => at === space)?.[0] ?? null;
}

export function colorOfSeat(view: View, seat: number | null): Color | null {
  return seat === null ? null : (view.colors?.[seat] ?? null);
}

/** Counts a colour's guards round the throne. */
export function guardsInRing(view: View, color: Color): number {
  return Object.entries(view.board).filter(
    ([piece, space]) => colorOf(piece) === color && !isQueen(piece) && RING.has(space),
  ).length;
}

export function held(view: View): string[] {
  return [...new Set(view.traps.filter((trap) => trap.announced).map((trap) => trap.victim))];
}

/**
 * Tells whether the turn is complete: the move is made, and the seat has no trap, forced exit or win to announce. Traps count only if the
 * view shows them.
 */
export function isDone(view: View): boolean {
  const moved = view.turn.moves.map(({ piece }) => piece);
  const color = colorOfSeat(view, view.turn.seat);
  if (moved.length === 0 || view.owed !== null || color === null) return false;
  const isUnsaid = view.traps.some(({ announced, captors }) => !announced && captors.some((captor) => moved.includes(captor)));
  return !isUnsaid && !isWon(view, color);
}

/** Tells whether a queen sits on the throne and all guards of the colour stand round it. */
export function isWon(view: View, color: Color): boolean {
  return guardsInRing(view, color) === RING.size && isQueen(pieceAt(view, THRONE) ?? "");
}

const BANDS = new Map(SPACES.map(({ id, band }) => [id, band]));

/** Returns the main reason for a move. */
export function whyMove(view: View, piece: string, to: string): "trap" | "throne" | "ring" | "nearer" | "other" {
  if (view.owed !== null) return "trap";
  if (to === THRONE) return "throne";
  if (RING.has(to) && !isQueen(piece)) return "ring";
  return (BANDS.get(to) ?? 0) < (BANDS.get(view.board[piece] ?? "") ?? 0) ? "nearer" : "other";
}
