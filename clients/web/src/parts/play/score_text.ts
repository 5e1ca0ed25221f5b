/** The score of a result with whose each number is, where it is a number a seat; else as the game wrote it. */
export function scoreText(score: string, names: readonly string[]): string {
  const numbers = score.split(/[: ]/);
  if (numbers.length !== names.length || !numbers.every((each) => /^-?\d+$/.test(each))) return score;
  return numbers.map((each, seat) => `${names[seat]} ${each.replace("-", "−")}`).join(" · ");
}
