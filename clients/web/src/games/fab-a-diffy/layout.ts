/** The places of the strips on the chalkboard, in units of the drawing. The board has one size; many strips share it. */

export const EDGE = 12;
export const GAP = 16;
export const RIM = 16;
export const WIDTH = 720;
/** The sample's height, and the ledge below it. */
export const TALL = 104;
export const LEDGE = 40;
export const TOP = EDGE + TALL + LEDGE + 10;
/** The height of all rows of strips, and of the line below them for the sentence and the pad. */
export const FIELD = 360;
export const LINE = 126;
export const HEIGHT = TOP + FIELD + LINE + EDGE;

/** The drawing's width divided by its height. */
export const SHAPE = (WIDTH + 2 * RIM) / (HEIGHT + 2 * RIM);

/** In more rows than this, a strip would be too low for a finger on a phone. */
const MOST_ROWS = 5;
/** The least number of rows, by the number of strips in a row: fewer strips do not grow. */
const LEAST_ROWS = [4, 3, MOST_ROWS];

export interface Layout {
  inRow: number;
  rows: number;
  /** The size of a strip's place. */
  wide: number;
  tall: number;
}

/**
 * Returns the layout for the places up to the last strip; -1 means that no strip is open. A few strips lie below each other in the full
 * width, so that their lengths compare with the sample and with each other.
 */
export function layoutOf(last: number): Layout {
  const inRow = Math.max(1, Math.ceil((last + 1) / MOST_ROWS));
  const rows = Math.max(LEAST_ROWS[inRow - 1] ?? MOST_ROWS, Math.ceil((last + 1) / inRow));
  return { inRow, rows, wide: (WIDTH - 2 * EDGE - (inRow - 1) * GAP) / inRow, tall: FIELD / rows };
}
