/** Translates text commands to the player's language: `lanzar` for `roll`. Quoted sentences stay unchanged. */
type Table = Readonly<Record<string, string>>;
type Examples = Readonly<Record<string, readonly string[]>>;

const WORDS = /"[^"]*"?|[\p{L}_]+/gu;

/** Translates the engine's text into the player's words. */
export function inOwnWords(words: Table, text: string): string {
  return text.replace(WORDS, (word) => words[word] ?? word);
}

/**
 * Translates the player's text into the engine's words. If a word has several translations, the translation in this
 * game's `examples` wins.
 */
export function inEngineWords(words: Table, examples: Examples, text: string): string {
  const used: readonly string[] = Object.values(examples).flat().join(" ").match(WORDS) ?? [];
  return text.replace(WORDS, (word) => {
    const meant = Object.keys(words).filter((each) => words[each] === word.toLowerCase());
    return meant.find((each) => used.includes(each)) ?? meant[0] ?? word;
  });
}
