/** A part of a drawing, in the drawing's units. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the scroll position that brings the part from `at` to `at + length` into a pane. The pane shows `size` from `seen` on. */
export function scrolledTo(at: number, length: number, seen: number, size: number): number {
  if (at < seen || length > size) return at;
  return Math.max(seen, at + length - size);
}
