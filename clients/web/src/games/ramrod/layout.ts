/** The places of slots and rods in Ramrod's drawing. */
import { WIDTH, type Box } from "./view";

/** Drawing units: a white rod has the length `UNIT`. Rows are higher than rods, so that a finger hits them. */
export const UNIT = 20;
export const ROW = 66;
export const BAR = 50;
export const TOP = (ROW - BAR) / 2;
/** The height of a rod where rods lie in two rows. */
export const LOW = 26;
export const ROWS = 11;
export const RIM = 18;
/** The drawing's width divided by its height. */
export const SHAPE = (WIDTH * UNIT + 2 * RIM) / (ROWS * ROW + 2 * RIM);

/** Returns the upper edge of a rectangle's row. */
export function line(box: Box): number {
  return (box.y / 2) * ROW;
}

/** Returns the middle of a rectangle's slot, at the unit `x` of the board. */
export const middleOf = (box: Box, x: number): { x: number; y: number } => ({ x: x * UNIT, y: line(box) + TOP + BAR / 2 });

/** Returns the units from a rectangle's left edge to the end of its longest row of rods. */
export const widthOf = (box: Box): number => Math.max(0, ...box.lying.map(({ rod, x }) => x - box.x + rod.length * box.scale));
