/** One cell of a board, as `Grid` wants it. */

import type { Spot } from "./geometry";

export interface BoardCell extends Spot {
  /** The cell's accessible name. */
  label: string;
  selected?: boolean;
  /** True if the cell has no action now. */
  still?: boolean;
}

/** Returns the rectangle within a cell, smaller by `by` on each side, as attributes of a `rect`. */
export function inset(cell: Spot, by: number): { x: number; y: number; width: number; height: number } {
  return { x: cell.x + by, y: cell.y + by, width: cell.width - 2 * by, height: cell.height - 2 * by };
}

/** Returns the cells of a board of equal squares, row by row from the upper left. */
export function squareRows(
  rows: number,
  columns: number,
  size: number,
  cellAt: (row: number, column: number) => { id: string; label: string },
): BoardCell[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => ({ ...cellAt(row, column), x: column * size, y: row * size, width: size, height: size })),
  );
}

/** Returns the lines between the squares of such a board, as path data. */
export function linesBetween(rows: number, columns: number, size: number): string {
  const upright = Array.from({ length: columns - 1 }, (_, index) => `M${(index + 1) * size} 0V${rows * size}`);
  const level = Array.from({ length: rows - 1 }, (_, index) => `M0 ${(index + 1) * size}H${columns * size}`);
  return [...upright, ...level].join("");
}

/** Returns the dark squares of a chequered board of eight by eight, as path data. They are the same from both sides. */
export function darkSquares(size: number): string {
  return Array.from({ length: 32 }, (_, at) => {
    const row = Math.floor(at / 4);
    return `M${((at % 4) * 2 + (row % 2 === 0 ? 1 : 0)) * size} ${row * size}h${size}v${size}h-${size}z`;
  }).join("");
}
