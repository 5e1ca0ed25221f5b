/** A part of a drawing, in its units. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a pane that shows `size` from `seen` on has to begin, so that what lies from `at` to `at + length` is within it. */
export function scrolledTo(at: number, length: number, seen: number, size: number): number {
  if (at < seen || length > size) return at;
  return Math.max(seen, at + length - size);
}
