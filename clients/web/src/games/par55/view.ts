/** The engine's view of Par 55 (`engines/par55/view.py`), and the board's geometry from the engine's data file. */
import { bases, blocks, canvas, goal, track } from "../../../../../engines/par55/board.json";
import type { TurnView as Turn, View } from "./game.gen";

export type { Action, TurnView as Turn, View } from "./game.gen";

export type Color = NonNullable<View["called"]>;
export type Attribute = "size" | "colour" | "shape";
export type Block = { id: string; size: string; colour: string; shape: string };

/** A space's width and height. Stones are higher than wide, because a phone has more height than width. */
export const UNIT = 40;
export const ROW = 46;
export const WIDTH = canvas.width * UNIT;
export const HEIGHT = canvas.height * ROW;
export const GOAL = goal;

/** The client draws the bases narrower and higher than in the data, so that they fill the track's ring without touching it. */
const STRETCH = { x: 0.945, y: 1.08 };
const stretched = ([x = 0, y = 0]: readonly number[]): [number, number] => [
  ((x - canvas.width / 2) * STRETCH.x + canvas.width / 2) * UNIT,
  ((y - canvas.height / 2) * STRETCH.y + canvas.height / 2) * ROW,
];

export type BaseSpot = { id: string; x: number; y: number; corners: [number, number][]; neighbours: readonly string[] };

/** The bases are smaller than in the data, so that water shows between them. */
const GAP = 0.94;

export const BASES: readonly BaseSpot[] = bases.map((base) => {
  const [x, y] = stretched(base.centre);
  const corners = base.polygon.map(stretched).map(([left, top]): [number, number] => [x + (left - x) * GAP, y + (top - y) * GAP]);
  return { id: base.id, x, y, corners, neighbours: base.neighbours };
});
export const BASE = new Map(BASES.map((base) => [base.id, base]));

export type Space = { space: number; kind: string; x: number; y: number };
/** The centres of the track's spaces. */
export const SPACES: readonly Space[] = track.map((each) => ({
  space: each.space,
  kind: each.kind,
  x: (each.x + 0.5) * UNIT,
  y: (each.y + 0.5) * ROW,
}));

export const BLOCKS: readonly Block[] = blocks;
export const BLOCK = new Map(BLOCKS.map((block) => [block.id, block]));
export const ATTRIBUTES: readonly Attribute[] = ["size", "colour", "shape"];

/** Returns the attributes that two blocks share. */
export function likenesses(one: string, other: string): Attribute[] {
  const [left, right] = [BLOCK.get(one), BLOCK.get(other)];
  return left && right ? ATTRIBUTES.filter((attribute) => left[attribute] === right[attribute]) : [];
}

export type Beside = { base: string; block: string; alike: Attribute[] };

/** Returns the blocks next to a base, each with the attributes that it shares with the given block. */
export function beside(view: View, block: string, base: string): Beside[] {
  return (BASE.get(base)?.neighbours ?? []).flatMap((near) => {
    const other = view.bases[near];
    return other === undefined ? [] : [{ base: near, block: other, alike: likenesses(block, other) }];
  });
}

/** Returns the spaces that the announced number leads a pawn along. For rooms with help. */
export function counted(view: View, from: number, spaces: number): number[] {
  const end = from + spaces;
  const ahead = Array.from({ length: Math.max(0, Math.min(end, goal) - from) }, (_, step) => from + step + 1);
  if (end <= goal) return ahead;
  if (!view.bounces) return [];
  return [...ahead, ...Array.from({ length: end - goal }, (_, step) => goal - step - 1)];
}

/** With help: tells whether the pawn has landed on the other pawn on a white space. */
export function isBumpDue({ mode, turn, pawns }: View): boolean {
  const { to, seat } = turn;
  return mode === "assisted" && to !== null && to !== turn.before[seat] && to === pawns[1 - seat] && SPACES[to]?.kind === "white";
}

/** Returns the score of a block on a base. */
export function worth(view: View, block: string, base: string): number {
  const [par = 0, each = 0] = view.score;
  return par + each * beside(view, block, base).reduce((sum, { alike }) => sum + alike.length, 0);
}

/** Returns the points of a turn that neighbours gave, without a block that was placed after it; null where help must not tell. */
export function shares(view: View, { block, base, announced }: Turn): number[] | null {
  if (view.mode !== "assisted" || block === null || base === null || announced === null) return null;
  const [par = 0, each = 0] = view.score;
  const near = beside(view, block, base).filter((other) => view.turn.base === base || other.base !== view.turn.base);
  const parts = near.flatMap(({ alike }) => (alike.length ? [alike.length * each] : []));
  return parts.reduce((sum, part) => sum + part, par) === announced ? [par, ...parts] : null;
}
