/** Each sentence of a fault is complete with the facts of the worked cases (`python -m tests.engines.fact_samples`). */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { refusalText, rulingText } from "../src/words/sayings";
import type { AnyFaultSentence, GameWords } from "../src/games/contract";
import { gameWords, pageWords, SLUGS, WHOLE } from "./languages";

type Faults = Record<string, AnyFaultSentence>;
const samples = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/vectors/facts.json"), "utf8")) as Record<
  string,
  Record<string, unknown[]>
>;

const wordsWith = (faults: Faults): GameWords => ({ faults, rules: {}, refusals: {}, missing: {} }) as unknown as GameWords;

describe("faults, with the facts of the worked cases", () => {
  for (const slug of SLUGS) {
    for (const lang of WHOLE) {
      test(`each sentence of ${slug} in ${lang} is complete`, () => {
        const words = pageWords[lang]!;
        const { faults } = gameWords[slug]![lang]!;
        for (const [key, facts] of Object.entries(samples[slug] ?? {}).flatMap(([key, some]) => some.map((facts) => [key, facts] as const))) {
          const [rule, detail] = key.split(" ");
          const refused = refusalText(words, wordsWith(faults), { code: "fault", rule: rule ?? "", params: { detail, facts } });
          expect(refused, key).not.toMatch(/undefined|NaN|null|object Object|\bfault\b/);
          expect(refused, key).toMatch(/^.{10,}[.!]$/s);
          const ruled = rulingText(words, wordsWith(faults), { mark: "C", rule, detail, facts });
          expect(refused.startsWith(ruled.slice(0, -1)), `${key}: a ruling leaves the advice out`).toBe(true);
          const sentence = faults[key];
          if (Array.isArray(sentence)) expect(refused, `${key} says its facts`).not.toBe(sentence[0]);
        }
      });
    }
  }

  test("Contig: the used dice, the free dice, and the result of the sum", () => {
    const facts = { used: [1, 1], dice: [2, 6, 4], wrong: { expression: "1+1", said: "3", right: "2" }, cells: ["27"] };
    const ruling = { mark: "C", rule: "contig60.sentence", detail: "dice", facts };
    const { es: spanish, en: english } = gameWords.contig60!;
    expect(rulingText(pageWords.es!, wordsWith(spanish!.faults), ruling)).toBe(
      "La cuenta usa 1 y 1; los dados son 2, 6 y 4. Además, 1 + 1 es 2, no 3.",
    );
    expect(rulingText(pageWords.en!, wordsWith(english!.faults), ruling)).toBe(
      "The sum uses 1 and 1; the dice are 2, 6, and 4. And 1 + 1 is 2, not 3.",
    );
  });
});
