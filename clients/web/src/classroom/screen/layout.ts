/** The layout of a round's boards on the screen. Pure. */

/** The width of the boards' area on a wide screen, divided by its height. */
const SHAPE = 1.6;
/** The width of a board with its names, divided by its height. */
const TILE = 2;

/** Returns the number of boards per row that shows all boards as large as possible. */
export function columnsFor(boards: number): number {
  return Math.max(1, Math.round(Math.sqrt((boards * SHAPE) / TILE)));
}

/** Maximum number of names in large type. */
const LARGE = 20;

/** Returns the scale for pupils' names, so that many names take no more space than a few. */
export function namesSize(pupils: number): number {
  return Math.min(1, Math.sqrt(LARGE / pupils));
}

/** Maximum number of letters in a board's name at full size. */
const LETTERS = 11.2;
/** Minimum scale that people in the last row can read. Longer names are cut. */
const SMALLEST = 0.58;

/** Returns the scale that fits a long name next to its board. */
export function nameSize(name: string): number {
  return Math.min(1, Math.max(SMALLEST, LETTERS / name.length));
}
