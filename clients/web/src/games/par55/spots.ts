/** Places next to a stone of the track, on the side of the water. */
import { HEIGHT, ROW, UNIT, WIDTH, type Space } from "./view";

/** The way from a stone to the water: -1, 0 or 1 to the right and down. */
export function inward({ x, y }: Space): { right: number; down: number } {
  return { right: x < UNIT ? 1 : x > WIDTH - UNIT ? -1 : 0, down: y < ROW ? 1 : y > HEIGHT - ROW ? -1 : 0 };
}
