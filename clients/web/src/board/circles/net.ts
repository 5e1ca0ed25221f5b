/** Boards of circles joined by straight lines, drawn and described only from an edition's data. */

export type Circle = { id: string; x: number; y: number };

/** A net, ready to draw, in the coordinates of its data. */
export interface DrawnNet<C extends Circle = Circle> {
  circles: ReadonlyMap<string, C>;
  /** The visible part of the circles' coordinates. */
  frame: { x: number; y: number; width: number; height: number };
  radius: number;
  /** The radius of the rings around chips, if chips are larger than usual for their circles. */
  ring?: number;
  /** The names of columns and rows. */
  names: readonly { x: number; y: number; text: string }[];
  /** The circle that first has the tab stop. */
  start: string;
}

/** Distance between neighbouring columns or rows of circles. The distance is also the side of the square that takes a tap. */
export const STEP = 80;

/** The width of the frame around a net. */
export const RIM = 12;

/** Returns the way between two circles as path data, without the part that the circles themselves cover. */
export function between(from: Circle, to: Circle, radius: number): string {
  const part = radius / (Math.hypot(to.x - from.x, to.y - from.y) || 1);
  const [x, y] = [(to.x - from.x) * part, (to.y - from.y) * part];
  return `M${from.x + x} ${from.y + y}L${to.x - x} ${to.y - y}`;
}

export type Hop = { chip: string; from: string; to: string };

/** Returns the circles in rows from the top, each row from the left, for the arrow keys. */
export function inRows<C extends Circle>(circles: readonly C[]): C[][] {
  const heights = [...new Set(circles.map((circle) => circle.y))].sort((one, other) => one - other);
  return heights.map((y) => circles.filter((circle) => circle.y === y).sort((one, other) => one.x - other.x));
}

/** Returns straight lines as path data, each from its first circle to its last. */
export function drawn(lines: readonly (readonly string[])[], circles: ReadonlyMap<string, Circle>): string {
  const end = (id: string | undefined): string => {
    const at = circles.get(id ?? "");
    return at === undefined ? "" : `${at.x} ${at.y}`;
  };
  return lines.map((line) => `M${end(line[0])}L${end(line.at(-1))}`).join("");
}

/** Returns the middles of a path's circles, in order from the left, or from the top if the path is upright. */
export function inLine(path: readonly string[], circles: ReadonlyMap<string, Circle>): Circle[] {
  return path.flatMap((id) => circles.get(id) ?? []).sort((one, other) => one.x - other.x || one.y - other.y);
}

/** Inverts the map of chips to circles. */
export function lying(board: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(Object.entries(board).map(([chip, circle]) => [circle, chip]));
}

/** Returns the circles that a chip can reach along free lines without a fault. Only tables with help show them. */
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

/** The chip that the player is moving on a net, and the last move. */
export interface Holding {
  /** The chip that the player has picked and not dropped. */
  picked: string | null;
  /** The picked chip's target, which waits for confirmation. */
  aimed: string | null;
  /** The circles of a path, declared or not yet complete. */
  path: readonly string[];
  hops: readonly Hop[];
  /** The moves before those. */
  before: readonly Hop[];
  targets: readonly string[];
  /** With help, the circles of the chips that the player can pick up, before one is picked. */
  ready: readonly string[];
  canDrag: (circle: string) => boolean;
  onpick: (circle: string) => void;
  ondrop: (from: string, to: string) => void;
  oncancel: () => void;
}

/** Returns the straight way of a turn's only move in words, from circle to circle; empty if there is another number of moves, or no such way. */
export function wayOf(lines: readonly (readonly string[])[], hops: readonly { from: string; to: string }[] = []): string[] {
  const [hop] = hops;
  if (hop === undefined || hops.length > 1) return [];
  const line = lines.find((each) => each.includes(hop.from) && each.includes(hop.to));
  if (line === undefined) return [];
  const [start, end] = [line.indexOf(hop.from), line.indexOf(hop.to)];
  const way = start < end ? line.slice(start, end + 1) : line.slice(end, start + 1).toReversed();
  return [way.join(" → ")];
}
