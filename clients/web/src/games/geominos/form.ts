/** The outlines of a tile's parts as svg paths, so that a tile of many dots is few elements. */
import type { Section } from "./view";

type Spot = { x: number; y: number };

/** Returns the sections as squares, drawn `inset` smaller on each side. */
export function squares(parts: readonly Section[], size: number, inset: number): string {
  const side = size - 2 * inset;
  return parts.map(({ row, col }) => `M${col * size + inset} ${row * size + inset}h${side}v${side}h${-side}z`).join("");
}

/** Returns the outer edges towards the light (top and left), or away from it (bottom and right). */
export function edges(parts: readonly Section[], size: number, inset: number, side: "lit" | "shaded"): string {
  const taken = new Set(parts.map(({ row, col }) => `${row} ${col}`));
  const isOpen = (row: number, col: number): boolean => !taken.has(`${row} ${col}`);
  return parts
    .map(({ row, col }) => {
      const [left, top, right, low] = [col * size + inset, row * size + inset, (col + 1) * size - inset, (row + 1) * size - inset];
      return side === "lit"
        ? (isOpen(row - 1, col) ? `M${left} ${top}H${right}` : "") + (isOpen(row, col - 1) ? `M${left} ${top}V${low}` : "")
        : (isOpen(row + 1, col) ? `M${left} ${low}H${right}` : "") + (isOpen(row, col + 1) ? `M${right} ${top}V${low}` : "");
    })
    .join("");
}

/**
 * Returns the whole outline of a tile: the sides of its sections where the tile ends. Each is `inset` closer to the section's middle. At a
 * corner that points inwards, the sides are longer by the inset, so that the outline closes.
 */
export function outline(parts: readonly Section[], size: number, inset = 0.4): string {
  const taken = new Set(parts.map(({ row, col }) => `${row} ${col}`));
  const has = (row: number, col: number): boolean => taken.has(`${row} ${col}`);
  return parts
    .map(({ row, col }) => {
      const [left, top, right, low] = [col * size, row * size, (col + 1) * size, (row + 1) * size];
      /** Where a side ends: before a corner that points outwards, on a straight line at it, and after one that points inwards. */
      const end = (beside: boolean, across: boolean): number => (!beside ? -inset : across ? inset : 0);
      return [-1, 1]
        .map((way) => {
          const [y, x] = way < 0 ? [top + inset, left + inset] : [low - inset, right - inset];
          const level = has(row + way, col) ? "" : `M${left - end(has(row, col - 1), has(row + way, col - 1))} ${y}H${right + end(has(row, col + 1), has(row + way, col + 1))}`;
          const upright = has(row, col + way) ? "" : `M${x} ${top - end(has(row - 1, col), has(row - 1, col + way))}V${low + end(has(row + 1, col), has(row + 1, col + way))}`;
          return level + upright;
        })
        .join("");
    })
    .join("");
}

/** Returns the grooves between neighbouring sections. */
export function grooves(parts: readonly Section[], size: number): string {
  const taken = new Set(parts.map(({ row, col }) => `${row} ${col}`));
  return parts
    .map(
      ({ row, col }) =>
        (taken.has(`${row} ${col + 1}`) ? `M${(col + 1) * size} ${row * size + 2}v${size - 4}` : "") +
        (taken.has(`${row + 1} ${col}`) ? `M${col * size + 2} ${(row + 1) * size}h${size - 4}` : ""),
    )
    .join("");
}

/** Returns discs of a radius. */
export function discs(spots: readonly Spot[], radius: number): string {
  return spots.map(({ x, y }) => `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`).join("");
}
