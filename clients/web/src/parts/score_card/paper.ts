/** How a long card is kept on one sheet of A5. Pure. */

/** So many lines have room at full size. */
const LINES = 15;
/** By the most columns of a table: the greatest size of one, two and three parts of it beside each other, so that words stay on a line. */
const SIZES = [
  [4, [1, 0.75, 0.55]],
  [7, [1, 0.58]],
  [Infinity, [1, 0.42]],
] as const;
const SMALLEST = 0.4;

/** Side by side in `parts` of `rows` lines each, `shrink` times the size. */
export function paperLayout(lines: number, columns: number): { parts: number; rows: number; shrink: number } {
  const [, sizes] = SIZES.find(([most]) => columns <= most)!;
  const layouts = sizes.map((size, index) => {
    const rows = Math.ceil(lines / (index + 1));
    return { parts: index + 1, rows, shrink: Math.max(SMALLEST, Math.min(size, LINES / Math.max(1, rows))) };
  });
  return layouts.reduce((best, each) => (each.shrink > best.shrink ? each : best));
}
