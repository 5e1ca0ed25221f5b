/**
 * The mark of a seat. Shape and double outline carry the meaning, and colour only helps. Each seat has its own form, drawn around the
 * origin within a circle of radius 1.
 */

export interface Marker {
  /** A CSS colour from app.css. */
  fill: string;
  /** Colour of text on the mark. */
  ink: string;
  path: string;
  /** A key for words: `disc`, `square`, … */
  shape: Shape;
}

export type Shape = "disc" | "square" | "triangle" | "ring" | "diamond" | "hexagon" | "cross" | "star" | "shield";

const SHAPES: readonly { shape: Shape; path: string }[] = [
  { shape: "disc", path: "M-.9 0A.9 .9 0 1 1 .9 0A.9 .9 0 1 1 -.9 0Z" },
  {
    shape: "square",
    path: "M-.52-.78H.52A.26 .26 0 0 1 .78-.52V.52A.26 .26 0 0 1 .52 .78H-.52A.26 .26 0 0 1 -.78 .52V-.52A.26 .26 0 0 1 -.52-.78Z",
  },
  { shape: "triangle", path: "M-.17-.83A.2 .2 0 0 1 .17-.83L.93 .5A.2 .2 0 0 1 .76 .8H-.76A.2 .2 0 0 1 -.93 .5Z" },
  { shape: "ring", path: "M-.9 0A.9 .9 0 1 1 .9 0A.9 .9 0 1 1 -.9 0ZM-.4 0A.4 .4 0 1 0 .4 0A.4 .4 0 1 0 -.4 0Z" },
  {
    shape: "diamond",
    path: "M-.12-.92A.17 .17 0 0 1 .12-.92L.92-.12A.17 .17 0 0 1 .92 .12L.12 .92A.17 .17 0 0 1 -.12 .92L-.92 .12A.17 .17 0 0 1 -.92-.12Z",
  },
  { shape: "hexagon", path: "M0-.94L.81-.47V.47L0 .94L-.81 .47V-.47Z" },
  { shape: "cross", path: "M-.3-.9H.3V-.3H.9V.3H.3V.9H-.3V.3H-.9V-.3H-.3Z" },
  { shape: "star", path: "M0-.98L.27-.33L.96-.29L.43 .16L.6 .82L0 .45L-.6 .82L-.43 .16L-.96-.29L-.27-.33Z" },
];

/** Returns a seat's marker. Seats from 8 on repeat the markers. */
export function marker(seat: number): Marker {
  const index = seat % SHAPES.length;
  const form = SHAPES[index] ?? { shape: "disc" as const, path: "" };
  return { ...form, fill: `var(--seat-${index})`, ink: `var(--seat-${index}-ink)` };
}
