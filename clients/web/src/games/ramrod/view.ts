/** The engine's view of Ramrod (`engines/ramrod/view.py`), and the board's geometry from the engine's data file. */
import { canvas, colours, rectangles, rods } from "../../../../../engines/ramrod/board.json";
import type { Seat } from "../contract";
import type { View } from "./game.gen";

export type { Action, TurnView as Turn, View } from "./game.gen";

export type Rod = { id: string; colour: string; length: number; side: Seat | null; hex: string };
export type Rectangle = { id: string; zone: string; length: number; x: number; y: number; side: Seat | null };
/**
 * A rectangle with its content, measured in units: the rods end to end, then the free rest. Rods that are too long together lie in two rows,
 * the first of them as long as the rectangle at most, so that every rod keeps its length.
 */
export type Box = Rectangle & { content: number; scale: number; rows: 1 | 2; lying: { rod: Rod; x: number; row: 0 | 1 }[] };

export const WIDTH = canvas.width;
export const COLOURS = colours;
const LAST_Y = canvas.height - 1;
const SIDES = ["A", "B"];

const HEX = Object.fromEntries(colours.map((colour) => [colour.id, colour.hex]));
const RODS: readonly Rod[] = rods.map((rod) => ({
  id: rod.id,
  colour: rod.colour,
  length: rod.length,
  side: SIDES.indexOf(rod.id.slice(-1)),
  hex: HEX[rod.colour] ?? "#888888",
}));
const BY_ID = new Map(RODS.map((rod) => [rod.id, rod]));

/** Maximum overhang of rods before they lie in two rows. */
const BEYOND = 0.8;

export function rodOf(id: string): Rod {
  const rod = BY_ID.get(id);
  if (rod === undefined) throw new Error(`no rod ${id}`);
  return rod;
}

export function rodsIn(view: View, rectangle: string): Rod[] {
  return RODS.filter((rod) => view.rods[rod.id] === rectangle);
}

const lengthOf = (rods: readonly Rod[]): number => rods.reduce((sum, rod) => sum + rod.length, 0);

/** Returns the number of rods, from the first on, that fit into a length. */
function fitting(rods: readonly Rod[], length: number): number {
  const over = rods.findIndex((_, at) => lengthOf(rods.slice(0, at + 1)) > length);
  return over < 0 ? rods.length : over;
}

/** Returns all rectangles, row by row from the top. `flipped` rotates the board by half a turn, so that side B is at the bottom. */
export function boxes(view: View, flipped: boolean): Box[][] {
  const rows = new Map<number, Box[]>();
  for (const raw of rectangles) {
    const x = flipped ? WIDTH - raw.x - raw.length : raw.x;
    const y = flipped ? LAST_Y - raw.y : raw.y;
    const side = raw.side === undefined ? null : SIDES.indexOf(raw.side);
    const inside = rodsIn(view, raw.id);
    const content = lengthOf(inside);
    const most = raw.length + BEYOND;
    const first = content > most ? fitting(inside, raw.length) : inside.length;
    const longest = Math.max(...[inside.slice(0, first), inside.slice(first)].map(lengthOf));
    // A misplaced rod may be longer than the rectangle itself. Only then the drawing is not true to scale.
    const isTrue = content <= most || (first > 0 && longest <= most);
    const scale = isTrue ? 1 : most / content;
    const lying = inside.map((rod, at) => {
      const row = isTrue && at >= first ? 1 : 0;
      return { rod, x: x + lengthOf(inside.slice(row === 1 ? first : 0, at)) * scale, row } as const;
    });
    const box: Box = { id: raw.id, zone: raw.zone, length: raw.length, x, y, side, content, scale, rows: isTrue && first < inside.length ? 2 : 1, lying };
    rows.set(y, [...(rows.get(y) ?? []), box]);
  }
  return [...rows.entries()]
    .sort(([above], [below]) => above - below)
    .map(([, row]) => row.sort((left, right) => left.x - right.x));
}

function rectangleOf(id: string): Rectangle | undefined {
  const raw = rectangles.find((each) => each.id === id);
  return raw && { ...raw, side: raw.side === undefined ? null : SIDES.indexOf(raw.side) };
}

export function isPurple(id: string | null | undefined): boolean {
  return id !== null && id !== undefined && rectangleOf(id)?.zone === "purple";
}

function room(view: View, to: Rectangle): number {
  return to.length - rodsIn(view, to.id).reduce((sum, rod) => sum + rod.length, 0);
}

/** Tells whether moving the rod there is one of the three kinds of move (enter, shift or recycle), faulty or not. */
export function isMove(view: View, seat: Seat, rod: Rod, to: string): boolean {
  const from = rectangleOf(view.rods[rod.id] ?? "");
  const target = rectangleOf(to);
  if (from === undefined || target === undefined || from.id === to) return false;
  if (from.zone === "purple") return target.zone === "purple";
  if (from.side !== seat) return false;
  return from.zone === "start" ? target.zone === "purple" : target.zone === "start" && target.side === seat;
}

/** Tells whether the seat may pick up the rod. */
export function isOurs(view: View, seat: Seat, rod: string): boolean {
  const from = rectangleOf(view.rods[rod] ?? "");
  return from !== undefined && (from.zone === "purple" || from.side === seat);
}

/** A place as sentences name it: a side's long rectangle, a side's start rectangle, or a purple one; the last two by their length. */
export type Place = { zone: string; length: number; side: Seat | null; id: string };

export function placeOf(id: unknown): Place {
  const found = rectangleOf(String(id));
  if (found === undefined) throw new Error(`no rectangle ${String(id)}`);
  return found;
}

/** Returns the holder's faultless targets for a rod. Rooms with help light them. */
export function targets(view: View, rod: Rod): string[] {
  const seat = view.turn.seat;
  const shifts = isPurple(view.rods[rod.id]);
  if (shifts && view.hot.includes(rod.id)) return [];
  const tired = shifts && view.quiet_in_a_row !== null && view.quiet[seat] === true;
  const copied = seat === view.starter || view.no_copy?.colour !== rod.colour ? null : view.no_copy.length;
  return rectangles
    .map((raw) => rectangleOf(raw.id))
    .filter((to): to is Rectangle => {
      if (to === undefined || !isMove(view, seat, rod, to.id)) return false;
      const left = room(view, to);
      const fills = left === rod.length && rodsIn(view, to.id).length + 1 >= view.min_rods;
      return left >= rod.length && (shifts ? !tired || fills : to.length !== copied);
    })
    .map((to) => to.id);
}

/** Tells whether the holder may now capture a rectangle's rods without a fault. */
export function isFull(view: View, id: string): boolean {
  const rectangle = rectangleOf(id);
  return rectangle !== undefined && room(view, rectangle) === 0 && rodsIn(view, id).length >= view.min_rods;
}

/** Describes the effect of moving a rod: its target, and whether it fills the place exactly. */
export function planned(view: View, rod: string, to: string): { zone: string; length: number; fills: boolean } {
  const target = rectangleOf(to);
  if (target === undefined) return { zone: "", length: 0, fills: false };
  return { zone: target.zone, length: target.length, fills: room(view, target) === rodOf(rod).length };
}
