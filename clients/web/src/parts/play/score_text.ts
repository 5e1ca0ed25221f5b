/**
 * Returns a result's score with the name before each number, if it has one number per seat; otherwise returns it unchanged. `scored` is what the
 * numbers of a score such as `1–0` count.
 */
export function scoreText(score: string, names: readonly string[], scored?: string): string {
  const counts = score.split("–");
  if (scored !== undefined && counts.length > 1) return `${scored}: ${counts.length === names.length ? counts.map((each, seat) => `${names[seat]}\u00a0${each}`).join(" · ") : score}`;
  const numbers = score.split(/[: ]/);
  if (numbers.length !== names.length || !numbers.every((each) => /^-?\d+$/.test(each))) return score;
  return numbers.map((each, seat) => `${names[seat]}:\u00a0${each.replace("-", "−")}`).join(" · ");
}

/** Tells whether a score such as `1-0` or `½–½` already says these totals, in any order. */
export function isSaidBy(score: string, totals: readonly number[]): boolean {
  const numbers = score.split(/[-–]/).map((each) => (each === "½" || each === "1/2" ? 0.5 : Number(each || NaN)));
  return numbers.toSorted().join() === totals.toSorted().join();
}
