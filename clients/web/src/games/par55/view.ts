/** The engine's view of Par 55 (`engines/par55/view.py`), and the board's geometry from the same data file. */
import { bases, blocks, canvas, goal, track } from "../../../../../engines/par55/board.json";
import type { View } from "./game.gen";

export type { Action, TurnView as Turn, View } from "./game.gen";

export type Color = NonNullable<View["called"]>;
export type Attribute = "size" | "colour" | "shape";
export type Block = { id: string; size: string; colour: string; shape: string };

export const UNIT = 40;
export const WIDTH = canvas.width * UNIT;
export const HEIGHT = canvas.height * UNIT;
export const GOAL = goal;

/** The bases are drawn narrower and higher than the data has them: their tips keep clear of the track, and they fill its ring. */
const STRETCH = { x: 0.945, y: 1.08 };
const stretched = ([x = 0, y = 0]: readonly number[]): [number, number] => [
  ((x - canvas.width / 2) * STRETCH.x + canvas.width / 2) * UNIT,
  ((y - canvas.height / 2) * STRETCH.y + canvas.height / 2) * UNIT,
];

export type BaseSpot = { id: string; x: number; y: number; corners: [number, number][]; neighbours: readonly string[] };

export const BASES: readonly BaseSpot[] = bases.map((base) => {
  const [x, y] = stretched(base.centre);
  return { id: base.id, x, y, corners: base.polygon.map(stretched), neighbours: base.neighbours };
});
export const BASE = new Map(BASES.map((base) => [base.id, base]));

export type Space = { space: number; kind: string; x: number; y: number };
/** Centres of the spaces of the track. */
export const SPACES: readonly Space[] = track.map((each) => ({
  space: each.space,
  kind: each.kind,
  x: (each.x + 0.5) * UNIT,
  y: (each.y + 0.5) * UNIT,
}));

export const BLOCKS: readonly Block[] = blocks;
export const BLOCK = new Map(BLOCKS.map((block) => [block.id, block]));
export const ATTRIBUTES: readonly Attribute[] = ["size", "colour", "shape"];

/** The attributes in which two blocks are equal. */
export function likenesses(one: string, other: string): Attribute[] {
  const [left, right] = [BLOCK.get(one), BLOCK.get(other)];
  return left && right ? ATTRIBUTES.filter((attribute) => left[attribute] === right[attribute]) : [];
}

export type Beside = { base: string; block: string; alike: Attribute[] };

/** The blocks beside a base, with what each has in common with a block that lies there. */
export function beside(view: View, block: string, base: string): Beside[] {
  return (BASE.get(base)?.neighbours ?? []).flatMap((near) => {
    const other = view.bases[near];
    return other === undefined ? [] : [{ base: near, block: other, alike: likenesses(block, other) }];
  });
}

/** The spaces that a pawn is counted along when a number has been announced: for rooms that help. */
export function counted(view: View, from: number, spaces: number): number[] {
  const end = from + spaces;
  const ahead = Array.from({ length: Math.max(0, Math.min(end, goal) - from) }, (_, step) => from + step + 1);
  if (end <= goal) return ahead;
  if (!view.bounces) return [];
  return [...ahead, ...Array.from({ length: end - goal }, (_, step) => goal - step - 1)];
}

/** In a room that helps: the pawn has come upon the other one on a white space. */
export function isBumpDue({ mode, turn, pawns }: View): boolean {
  const { to, seat } = turn;
  return mode === "assisted" && to !== null && to !== turn.before[seat] && to === pawns[1 - seat] && SPACES[to]?.kind === "white";
}

/** What a block scores on a base. */
export function worth(view: View, block: string, base: string): number {
  const [par = 0, each = 0] = view.score;
  return par + each * beside(view, block, base).reduce((sum, { alike }) => sum + alike.length, 0);
}
