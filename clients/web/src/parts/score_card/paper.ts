/** Fits a long card on one sheet of A5. Pure. */

/** Maximum number of lines at full size. */
const LINES = 15;
/** The largest sizes that keep words on one line, for one, two and three parts side by side. Each row applies up to a number of columns. */
const SIZES = [
  [4, [1, 0.75, 0.55]],
  [7, [1, 0.58]],
  [Infinity, [1, 0.42]],
] as const;
const SMALLEST = 0.4;

/** Returns `parts` side by side, each with `rows` lines, at `shrink` times the size. */
export function paperLayout(lines: number, columns: number): { parts: number; rows: number; shrink: number } {
  const [, sizes] = SIZES.find(([most]) => columns <= most)!;
  const layouts = sizes.map((size, index) => {
    const rows = Math.ceil(lines / (index + 1));
    return { parts: index + 1, rows, shrink: Math.max(SMALLEST, Math.min(size, LINES / Math.max(1, rows))) };
  });
  return layouts.reduce((best, each) => (each.shrink > best.shrink ? each : best));
}
