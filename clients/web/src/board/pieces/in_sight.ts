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

/** Returns the smallest part that contains all these parts; null for none. */
export function around(parts: readonly Part[]): Part | null {
  if (parts.length === 0) return null;
  const x = Math.min(...parts.map((part) => part.x));
  const y = Math.min(...parts.map((part) => part.y));
  const right = Math.max(...parts.map((part) => part.x + part.width));
  const bottom = Math.max(...parts.map((part) => part.y + part.height));
  return { x, y, width: right - x, height: bottom - y };
}
