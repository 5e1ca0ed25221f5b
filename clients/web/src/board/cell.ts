/** One cell of a board, as `Grid` wants it. */

import type { Spot } from "./geometry";

export interface BoardCell extends Spot {
  /** What a screen reader says of it. */
  label: string;
  selected?: boolean;
  /** Nothing can be done with it now. */
  still?: boolean;
}
