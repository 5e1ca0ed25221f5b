import type { Scored } from "../../games/contract";

/**
 * Returns a result's score with the name before each number, if it has one number per seat; otherwise returns it unchanged. `scored` is what the
 * numbers count.
 */
export function scoreText(score: string, names: readonly string[], scored?: Scored): string {
  const counts = score.split("–");
  if (scored?.games !== undefined && counts.length > 1)
    return `${scored.games}: ${counts.length === names.length ? named(counts, names) : score}`;
  const numbers = score.split(/[: ]/);
  if (numbers.length !== names.length || !numbers.every((each) => /^-?\d+$/.test(each))) return score;
  if (scored?.points !== undefined) return `${scored.points}: ${named(numbers, names)}`;
  return numbers.map((each, seat) => `${names[seat]}:\u00a0${each.replace("-", "−")}`).join(" · ");
}

const named = (numbers: readonly string[], names: readonly string[]): string => numbers.map((each, seat) => `${names[seat]}\u00a0${each}`).join(" · ");

/** Tells whether a score such as `1-0`, `½–½` or `16:-6` already says these totals, in any order. */
export function isSaidBy(score: string, totals: readonly number[]): boolean {
  const parts = score.split(/[: ]/.test(score) ? /[: ]/ : /[-–]/);
  const numbers = parts.map((each) => (each === "½" || each === "1/2" ? 0.5 : Number(each || NaN)));
  return numbers.toSorted().join() === totals.toSorted().join();
}
