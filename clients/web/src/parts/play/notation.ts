/** The words of a move that is written as text, in the player's language: `lanzar` for `roll`. Quoted sentences stay as they are. */
type Table = Readonly<Record<string, string>>;
type Examples = Readonly<Record<string, readonly string[]>>;

const WORDS = /"[^"]*"?|[\p{L}_]+/gu;

/** A text of the engine in the player's words. */
export function inOwnWords(words: Table, text: string): string {
  return text.replace(WORDS, (word) => words[word] ?? word);
}

/** A player's text in the engine's words. A word that stands for several is the one that this game's `examples` use. */
export function inEngineWords(words: Table, examples: Examples, text: string): string {
  const used: readonly string[] = Object.values(examples).flat().join(" ").match(WORDS) ?? [];
  return text.replace(WORDS, (word) => {
    const meant = Object.keys(words).filter((each) => words[each] === word.toLowerCase());
    return meant.find((each) => used.includes(each)) ?? meant[0] ?? word;
  });
}
