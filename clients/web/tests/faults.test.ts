/** Each game says of each fault what is wrong and what can be done, in both languages, also where there is no evidence. */
import { describe, expect, test } from "vitest";

import type { GameWords } from "../src/games/contract";
import { refusalText } from "../src/words/sayings";
import { en as commonEn } from "../src/words/page.en";
import { es as commonEs } from "../src/words/page.es";

type Declared = { FAULTS: readonly string[]; MISSING: readonly string[] };
const declared = import.meta.glob<Declared>("../src/games/*/declared.ts", { eager: true });
const words = import.meta.glob<{ es: GameWords; en: GameWords }>("../src/games/*/words.ts", { eager: true });

const GAMES = Object.keys(words).map((path) => /games\/([^/]+)\//.exec(path)?.[1] ?? "");
const LEAST_WORDS = 5;

test("every game has declared its faults", () => {
  expect(Object.keys(declared).length).toBe(GAMES.length);
});

describe.each(GAMES)("%s", (slug) => {
  const { FAULTS, MISSING } = declared[`../src/games/${slug}/declared.ts`]!;
  const { es, en } = words[`../src/games/${slug}/words.ts`]!;
  const told = (lang: "es" | "en", key: string): string => {
    const [rule, detail = null] = key.split(" ");
    const common = lang === "es" ? commonEs : commonEn;
    return refusalText(common, lang === "es" ? es : en, { code: "fault", rule, params: { detail } });
  };

  test.each(["es", "en"] as const)("each fault has a sentence of its own (%s)", (lang) => {
    const game = lang === "es" ? es : en;
    expect(Object.keys(game.faults).sort()).toEqual([...FAULTS].sort());
    const sentences = FAULTS.map((key) => told(lang, key));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[¡A-ZÁÉÍÓÚ«].*[.!]$/);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
      expect(sentence.split(" ").length).toBeGreaterThanOrEqual(LEAST_WORDS);
      expect(Object.values(game.rules)).not.toContain(sentence);
    }
  });

  test.each(["es", "en"] as const)("each missing part has a sentence of its own (%s)", (lang) => {
    const game = lang === "es" ? es : en;
    expect(Object.keys(game.missing).sort()).toEqual([...MISSING].sort());
    expect(new Set(Object.values(game.missing)).size).toBe(MISSING.length);
    const common = lang === "es" ? commonEs : commonEn;
    for (const missing of [MISSING.slice(0, 1), MISSING]) {
      if (missing.length === 0) continue;
      const text = refusalText(common, game, { code: "turn_incomplete", params: { missing } });
      expect(text).toBe(missing.map((one) => game.missing[one]).join(" "));
    }
  });

  test("the two languages say it in their own words", () => {
    for (const key of FAULTS) expect(told("es", key)).not.toBe(told("en", key));
  });
});
