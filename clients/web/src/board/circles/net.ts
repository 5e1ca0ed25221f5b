/** Boards of circles joined by straight lines: what can be drawn and said of them from an edition's data alone. */

export type Circle = { id: string; x: number; y: number };

/** A net as it is drawn, in the coordinates of its data. */
export interface DrawnNet<C extends Circle = Circle> {
  circles: ReadonlyMap<string, C>;
  /** The window on those coordinates. */
  frame: { x: number; y: number; width: number; height: number };
  radius: number;
  /** Path data of the lines between circles. */
  lines: string;
  /** Corners of the yellow middle, as a polygon has them. */
  yellow: string;
  /** Names of columns and rows. */
  names: readonly { x: number; y: number; text: string }[];
  /** The circle with the tab stop at first. */
  start: string;
}

/** From one column or row of circles to the next: also the side of the square that takes a tap. */
export const STEP = 80;

export type Hop = { chip: string; from: string; to: string };

/** Circles in rows from above, each from the left, as a board is walked through with keys. */
export function inRows<C extends Circle>(circles: readonly C[]): C[][] {
  const heights = [...new Set(circles.map((circle) => circle.y))].sort((one, other) => one - other);
  return heights.map((y) => circles.filter((circle) => circle.y === y).sort((one, other) => one.x - other.x));
}

/** Path data of straight lines, each drawn from its first circle to its last. */
export function drawn(lines: readonly (readonly string[])[], circles: ReadonlyMap<string, Circle>): string {
  const end = (id: string | undefined): string => {
    const at = circles.get(id ?? "");
    return at === undefined ? "" : `${at.x} ${at.y}`;
  };
  return lines.map((line) => `M${end(line[0])}L${end(line.at(-1))}`).join("");
}

/** circle → the chip on it, of chip → circle. */
export function lying(board: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(Object.entries(board).map(([chip, circle]) => [circle, chip]));
}

/** The circles to which a chip goes without fault, along free lines: shown in assisted rooms alone. */
export function reach(
  lines: readonly (readonly string[])[],
  board: Readonly<Record<string, string>>,
  start: string,
  range: string,
): string[] {
  const taken = new Set(Object.values(board));
  const most = range === "one" ? 1 : Infinity;
  return lines.flatMap((line) => {
    const at = line.indexOf(start);
    if (at < 0) return [];
    return [line.slice(at + 1), line.slice(0, at).reverse()].flatMap((ray) => {
      const stop = ray.findIndex((circle) => taken.has(circle));
      return ray.slice(0, Math.min(stop < 0 ? ray.length : stop, most));
    });
  });
}

/** What somebody does with a chip on a net, and what was done last. */
export interface Holding {
  /** The chip that is touched and not let go. */
  picked: string | null;
  /** Where it would be let go, to be confirmed. */
  aimed: string | null;
  /** Circles of a path, as named so far or declared. */
  path: readonly string[];
  hops: readonly Hop[];
  targets: readonly string[];
  canDrag: (circle: string) => boolean;
  onpick: (circle: string) => void;
  ondrop: (from: string, to: string) => void;
  oncancel: () => void;
}
