/** How the boards of a round are laid out on the screen. Pure. */

/** The width of the boards' part of a wide screen by its height. */
const SHAPE = 1.6;
/** The width of a board with its names by its height. */
const TILE = 2;

/** Of so many boards, how many stand beside each other, so that all are in sight and as large as can be. */
export function columnsFor(boards: number): number {
  return Math.max(1, Math.round(Math.sqrt((boards * SHAPE) / TILE)));
}
