/** Drawings over a board: their lines, and a board's places on the page. Pure, except for the search of places. */
import type { DrawingView } from "../view.gen";

export const SHAPES = ["arrow", "circle", "highlight"] as const;
export const COLOURS = ["green", "red", "blue", "yellow"] as const;
export type Shape = (typeof SHAPES)[number];
export type Colour = (typeof COLOURS)[number];

/** Each colour has its own kind of line, so that nobody needs to see the colour. */
export const DASHES: Record<Colour, string> = { green: "", red: "12 7", blue: "0.1 9", yellow: "14 6 0.1 6" };

/** The ink of each colour: at least 4.5 to 1 against white, and each drawing has a white edge. */
export const INKS: Record<Colour, string> = { green: "#14713a", red: "#b3261e", blue: "#1857b0", yellow: "#8a5a00" };

export type Box = { x: number; y: number; width: number; height: number };
type Point = { x: number; y: number };

const HEAD = 18;

/** Returns the line of an arrow between two places, and the corners of its head. */
export function arrowOf(from: Box, to: Box): { line: [Point, Point]; head: string } {
  const start = middle(from);
  const end = middle(to);
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const size = Math.min(HEAD, length / 2);
  const neck = { x: end.x - dx * size, y: end.y - dy * size };
  const corner = (side: number): string => `${neck.x - dy * side * size * 0.6},${neck.y + dx * side * size * 0.6}`;
  return { line: [start, neck], head: `${end.x},${end.y} ${corner(1)} ${corner(-1)}` };
}

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the drawing of a gesture: an arrow between two places; on one place the chosen shape, or a circle instead of an arrow. */
export function drawingOf(shape: Shape, from: string, to: string): { shape: Shape; place: string; to?: string } {
  if (from !== to && shape === "arrow") return { shape, place: from, to };
  return { shape: shape === "arrow" ? "circle" : shape, place: to };
}

/** Reads typed places: one place, or two for an arrow. Null for any other number. */
export function typedDrawing(shape: Shape, places: readonly string[]): ReturnType<typeof drawingOf> | null {
  const [from, to = from] = places;
  return from === undefined || to === undefined || places.length > 2 ? null : drawingOf(places.length === 2 ? "arrow" : shape, from, to);
}

/** Returns the place under an element of a board; null outside of places. */
export const placeAt = (element: EventTarget | Element | null): string | null =>
  element instanceof Element ? (element.closest("[data-place]")?.getAttribute("data-place") ?? null) : null;

/** Returns the boxes of the places that the drawings name, relative to `root`. Places that the board lacks are missing. */
export function boxesOf(root: Element, drawings: readonly Pick<DrawingView, "place" | "to">[]): Map<string, Box> {
  const origin = root.getBoundingClientRect();
  const found = new Map<string, Box>();
  for (const place of new Set(drawings.flatMap((one) => [one.place, one.to]))) {
    const box = place === "" ? undefined : root.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
    if (box !== undefined) found.set(place, { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height });
  }
  return found;
}
