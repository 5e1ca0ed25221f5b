/** Both sides read a ruling. It names the mistake, addresses nobody and gives no advice. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import type { GameWords } from "../src/games/contract";
import { overlaid } from "../src/words/catalogue";
import { refusalText, rulingText } from "../src/words/sayings";
import { gameWords, pageWords } from "./languages";

type Samples = Record<string, Record<string, (object | null)[]>>;
const SAMPLES = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/vectors/facts.json"), "utf8")) as Samples;
/** Words that address a reader. */
const TO_SOMEBODY: Record<string, RegExp> = {
  es: /(^|[^\p{L}])(tus?|tuy[ao]s?|te|\p{L}{2,}[ai]ste|tienes|tomas|puedes)(?!\p{L})/iu,
  "es-AR": /(^|[^\p{L}])(tus?|tuy[ao]s?|te|vos|\p{L}{2,}[ai]ste|tenés|tomás|podés)(?!\p{L})/iu,
  en: /\byou(r|rs)?\b/i,
  pt: /você/i,
};
const LANGS = Object.keys(TO_SOMEBODY);
const wordsOf = (slug: string, lang: string): GameWords =>
  lang === "es-AR" ? overlaid(gameWords[slug]!.es!, gameWords[slug]!["es-AR"] ?? {}) : gameWords[slug]![lang]!;

describe.each(Object.keys(SAMPLES).filter((slug) => Object.keys(SAMPLES[slug]!).length > 0))("%s", (slug) => {
  const every = Object.entries(SAMPLES[slug]!).flatMap(([key, found]) => [null, ...found].map((facts) => ({ key, facts })));

  test.each(every)("$key", ({ key, facts }) => {
    const [rule, detail = null] = key.split(" ");
    const isCut = LANGS.map((lang) => {
      const words = wordsOf(slug, lang);
      const ruling = rulingText(pageWords.es!, words, { mark: "C", rule, detail, facts });
      const refusal = refusalText(pageWords.es!, words, { code: "fault", rule, params: { detail, facts } });
      expect(ruling).not.toMatch(TO_SOMEBODY[lang]!);
      expect(ruling).toMatch(/[^.:,;][.!]$/);
      expect(`${ruling}${refusal}`).not.toContain("|");
      expect(refusal.startsWith(ruling.slice(0, 12))).toBe(true);
      return ruling !== refusal;
    });
    expect(new Set(isCut).size, "each language gives the advice, or none does").toBe(1);
  });
});

test("the text around the advice stays", () => {
  const words = gameWords.contig60!.es!;
  const wrong = { expression: "9 + 9 + 9", right: "27", said: "28" };
  const facts = { used: [9, 9, 9], dice: [2, 2, 1], wrong, cells: [] };
  const params = { mark: "C", rule: "contig60.sentence", detail: "dice", facts };
  expect(rulingText(pageWords.es!, words, params)).toBe("La cuenta usa 9, 9 y 9; los dados son 2, 2 y 1. Además, 9 + 9 + 9 es 27, no 28.");
});
