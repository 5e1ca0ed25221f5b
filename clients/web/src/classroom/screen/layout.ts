/** How the boards of a round are laid out on the screen. Pure. */

/** The width of the boards' part of a wide screen by its height. */
const SHAPE = 1.6;
/** The width of a board with its names by its height. */
const TILE = 2;

/** Of so many boards, how many stand beside each other, so that all are in sight and as large as can be. */
export function columnsFor(boards: number): number {
  return Math.max(1, Math.round(Math.sqrt((boards * SHAPE) / TILE)));
}

/** As many names as this are written large. */
const LARGE = 20;

/** How much smaller the names of so many pupils are written, so that they take no more room than those of a few. */
export function namesSize(pupils: number): number {
  return Math.min(1, Math.sqrt(LARGE / pupils));
}

/** A board's name of so many letters is written as large as can be. */
const LETTERS = 11.2;
/** Smaller than this it cannot be read from the last row: what is still too long is cut. */
const SMALLEST = 0.58;

/** How much smaller a long name is written beside its board, so that it is whole. */
export function nameSize(name: string): number {
  return Math.min(1, Math.max(SMALLEST, LETTERS / name.length));
}
