/** Each game's words explain each fault and give advice, in every language, also without evidence. */
import { describe, expect, test } from "vitest";

import { refusalText } from "../src/words/sayings";
import { gameWords, pageWords, SLUGS, WHOLE } from "./languages";

type Declared = { FAULTS: readonly string[]; MISSING: readonly string[] };
const declared = import.meta.glob<Declared>("../src/games/*/declared.ts", { eager: true });

const LEAST_WORDS = 5;
const BEFORE_PASSING = /antes de pasar|before you pass|antes de passar/g;

test("every game has declared its faults", () => {
  expect(Object.keys(declared).length).toBe(SLUGS.length);
});

describe.each(SLUGS)("%s", (slug) => {
  const { FAULTS, MISSING } = declared[`../src/games/${slug}/declared.ts`]!;
  const sentenceOf = (lang: string, key: string): string => {
    const [rule, detail = null] = key.split(" ");
    return refusalText(pageWords[lang]!, gameWords[slug]![lang]!, { code: "fault", rule, params: { detail } });
  };

  test.each(WHOLE)("each fault has a sentence of its own (%s)", (lang) => {
    const game = gameWords[slug]![lang]!;
    expect(Object.keys(game.faults).sort()).toEqual([...FAULTS].sort());
    const sentences = FAULTS.map((key) => sentenceOf(lang, key));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[¡\p{Lu}«].*[.!]$/u);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
      expect(sentence.split(" ").length).toBeGreaterThanOrEqual(LEAST_WORDS);
      expect(Object.values(game.rules)).not.toContain(sentence);
      expect(sentence).not.toContain(pageWords[lang]!.codes.fault);
    }
  });

  test.each(WHOLE)("each missing part has a sentence of its own (%s)", (lang) => {
    const game = gameWords[slug]![lang]!;
    expect(Object.keys(game.missing).sort()).toEqual([...MISSING].sort());
    expect(new Set(Object.values(game.missing)).size).toBe(MISSING.length);
    for (const missing of [MISSING.slice(0, 1), MISSING]) {
      if (missing.length === 0) continue;
      const text = refusalText(pageWords[lang]!, game, { code: "turn_incomplete", params: { missing } });
      expect(text).toBe(missing.map((one) => game.missing[one]).join(" "));
      expect(text.match(BEFORE_PASSING)?.length ?? 0, "said once").toBeLessThanOrEqual(1);
    }
  });

  test("each language has its own words", () => {
    for (const key of FAULTS) expect(new Set(WHOLE.map((lang) => sentenceOf(lang, key))).size).toBe(WHOLE.length);
  });
});
