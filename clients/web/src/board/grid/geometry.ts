/**
 * The places of a board's cells, and the next cell in a direction. Boards can be irregular: an arrow key goes to the nearest cell in its
 * direction, Home and End to the ends of the reading row.
 */

export interface Spot {
  id: string;
  /** Upper left corner and size, in the units of the board's view box. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Direction = "left" | "right" | "up" | "down";

const HEADING: Record<Direction, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** Sideways distance counts double, so that a straight neighbour wins over a diagonal one. */
const SIDEWAYS = 2;

export function centre(spot: Spot): readonly [number, number] {
  return [spot.x + spot.width / 2, spot.y + spot.height / 2];
}

/** Returns the nearest spot from `from` in a direction, or undefined at the edge. */
export function neighbour<S extends Spot>(spots: readonly S[], from: Spot, direction: Direction): S | undefined {
  const [headingX, headingY] = HEADING[direction];
  const [x, y] = centre(from);
  let best: S | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const [spotX, spotY] = centre(spot);
    const ahead = (spotX - x) * headingX + (spotY - y) * headingY;
    const aside = Math.abs((spotX - x) * headingY) + Math.abs((spotY - y) * headingX);
    const cost = ahead + SIDEWAYS * aside;
    // A spot that is more sideways than ahead belongs to another direction.
    if (ahead > 0.01 && aside <= ahead * 1.01 && cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}
