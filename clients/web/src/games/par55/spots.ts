/** Places next to a stone of the track, on the side of the water. */
import { HEIGHT, ROW, UNIT, WIDTH, type Space } from "./view";

/** The way from a stone to the water: -1, 0 or 1 to the right and down. */
export function inward({ x, y }: Space): { right: number; down: number } {
  return { right: x < UNIT ? 1 : x > WIDTH - UNIT ? -1 : 0, down: y < ROW ? 1 : y > HEIGHT - ROW ? -1 : 0 };
}

export type Point = { x: number; y: number };

/** The distance between the end of a way and the number next to a pawn. */
const CLEAR = 34;

/** Returns the place of the number of a stone under a pawn: inside the track, next to the stone. */
export function numberSpot(spot: Space): Point {
  const { right, down } = inward(spot);
  return { x: spot.x + right * 38, y: spot.y + down * 39 };
}

/** Returns a way that begins only at a distance from a number, also around a corner. A way that is too short stays whole. */
export function clearOf(number: Point, way: readonly Point[]): readonly Point[] {
  const far = ({ x, y }: Point): number => Math.hypot(x - number.x, y - number.y);
  const first = way.findIndex((point) => far(point) >= CLEAR);
  const [near, next] = [way[first - 1], way[first]];
  if (!near || !next) return way;
  const long = Math.hypot(next.x - near.x, next.y - near.y);
  const [right, down] = [(next.x - near.x) / long, (next.y - near.y) / long];
  // The line leaves the circle around the number there.
  const along = (number.x - near.x) * right + (number.y - near.y) * down;
  const gone = along + Math.sqrt(along ** 2 + CLEAR ** 2 - far(near) ** 2);
  return [{ x: near.x + right * gone, y: near.y + down * gone }, ...way.slice(first)];
}
