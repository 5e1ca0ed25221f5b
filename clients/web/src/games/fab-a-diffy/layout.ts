/** The places of the strips on the chalkboard, in units of the drawing. The board has one size; many strips share it. */

const COLUMNS = 2;
/** The width of a strip's place, with two in a row. */
const COLUMN = 340;
export const EDGE = 12;
export const GAP = 16;
export const RIM = 16;
export const WIDTH = COLUMNS * COLUMN + GAP + 2 * EDGE;
/** The sample's height, and the ledge below it. */
export const TALL = 132;
export const LEDGE = 18;
export const TOP = EDGE + TALL + LEDGE + 16;
/** The height of all rows, and the usual number of rows. */
export const FIELD = 474;
export const ROWS = 3;
export const HEIGHT = TOP + FIELD + EDGE;

/** The drawing's width divided by its height. */
export const SHAPE = (WIDTH + 2 * RIM) / (HEIGHT + 2 * RIM);

/** A strip of two columns in more rows than this would be too low for a finger on a phone. */
const MOST_ROWS = 6;

export interface Layout {
  inRow: number;
  rows: number;
  /** The size of a strip's place. */
  wide: number;
  tall: number;
}

/** Returns the layout for the places up to the last strip; -1 means that no strip is open. */
export function layoutOf(last: number): Layout {
  const inRow = last >= COLUMNS * MOST_ROWS ? COLUMNS + 1 : COLUMNS;
  const rows = Math.max(ROWS, Math.ceil((last + 1) / inRow));
  return { inRow, rows, wide: (WIDTH - 2 * EDGE - (inRow - 1) * GAP) / inRow, tall: FIELD / rows };
}

/** Tells whether the last usual row has no strip. */
export const isLastRowFree = (face: readonly (string | null)[]): boolean => face.slice((ROWS - 1) * COLUMNS).every((strip) => strip === null);
