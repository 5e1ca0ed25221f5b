/** Formats a result's score with the owner of each number if it has one number per seat; otherwise returns it unchanged. */
export function scoreText(score: string, names: readonly string[]): string {
  const numbers = score.split(/[: ]/);
  if (numbers.length !== names.length || !numbers.every((each) => /^-?\d+$/.test(each))) return score;
  return numbers.map((each, seat) => `${names[seat]} ${each.replace("-", "−")}`).join(" · ");
}
