/** The challenge dialogue's sentences come from statuses that real engines sent (`python -m tests.engines.stakes_samples`). */
import { describe, expect, test } from "vitest";

import type { GameStakes } from "../src/games/contract";
import { en } from "../src/parts/challenge/challenge_words.en";
import { es } from "../src/parts/challenge/challenge_words.es";
import { esAR } from "../src/parts/challenge/challenge_words.es-AR";
import { pt } from "../src/parts/challenge/challenge_words.pt";
import { atStake, canBeRight, openStakes, whyShut } from "../src/parts/challenge/stakes";
import type { Status } from "../src/room/view";
import { overlaid } from "../src/words/catalogue";
import samples from "../../../tests/vectors/stakes.json";
import { identifiersIn } from "./identifiers";
import { gameWords } from "./languages";

type Sample = { status: Status; seats: { shut: string | null; prices: string[]; prizes: Record<string, string> }[] };
const declared = import.meta.glob<GameStakes>("../src/games/*/declared.ts", { eager: true, import: "STAKES" });
const SHARED = { es, "es-AR": overlaid(es, esAR), en, pt };
const LANGS = ["es", "es-AR", "en", "pt"] as const;
const SAMPLES = samples as unknown as Record<string, Sample[]>;

const stakesOf = (slug: string): GameStakes => declared[`../src/games/${slug}/declared.ts`]!;
/** Returns the game's own words. If the language is an overlay, they replace the Spanish words. */
const ownOf = (slug: string, lang: string): Record<string, string> => ({
  ...(lang === "es-AR" ? gameWords[slug]!.es!.stakes : {}),
  ...gameWords[slug]![lang]?.stakes,
});
const said = (slug: string, lang: (typeof LANGS)[number], code: string): string | undefined =>
  ownOf(slug, lang)[code] ?? (SHARED[lang].stakes as Record<string, string>)[code];

describe.each(Object.keys(SAMPLES))("%s", (slug) => {
  test("the page derives the engine's stakes from a status", () => {
    const stakes = stakesOf(slug);
    expect(SAMPLES[slug]!.length).toBeGreaterThan(1);
    for (const { status, seats } of SAMPLES[slug]!) {
      seats.forEach(({ shut, prices, prizes }, seat) => {
        const open = openStakes(stakes, status, seat);
        expect(whyShut(stakes, status, seat)).toBe(shut);
        expect(open.length === 0).toBe(shut !== null);
        if (shut === null) expect([atStake(open, []).price]).toEqual(prices);
        for (const [rule, prize] of Object.entries(prizes)) expect(atStake(open, [rule]).prizes).toEqual([prize]);
        for (const { prizes: all } of Object.values(stakes.windows))
          for (const rule of Object.keys(all)) expect(canBeRight(open, rule)).toBe(rule in prizes);
      });
    }
  });

  test.each(LANGS)("every prize and price has words (%s)", (lang) => {
    const { windows, third } = stakesOf(slug);
    const prizes = Object.values(windows).flatMap((each) => Object.values(each.prizes));
    const prices = Object.values(windows).flatMap((each) => [each.price, ...Object.values(each.price_of)]);
    for (const code of [...prizes, ...prices.filter((price) => price !== "strike")]) {
      expect(said(slug, lang, code), code).toMatch(/^\p{Ll}.{8,}[^.]$/u);
      expect(identifiersIn(slug, said(slug, lang, code) ?? "", lang), code).toEqual([]);
    }
    expect(SHARED[lang].third[third]).not.toBe("");
  });
});

test("a pending result has the price of losing it, in the ten games of the pentathlon", () => {
  const waiting = Object.entries(SAMPLES).filter(([slug]) => Object.values(stakesOf(slug).windows).some(({ price }) => price.endsWith("_stands")));
  expect(waiting.length).toBeGreaterThanOrEqual(10);
  for (const [slug, all] of waiting) {
    const pending = all.filter(({ status }) => status.phase === "result_pending");
    expect(pending.length, slug).toBeGreaterThan(0);
    for (const { seats } of pending)
      for (const { shut, prices } of seats) if (shut === null) expect(prices.join(), slug).toMatch(/^(win_stands|result_stands|\w+_result)$/);
  }
});

test.each(LANGS)("the sentences count the strikes, and the third has its own price (%s)", (lang) => {
  const words = SHARED[lang];
  expect(words.wrong("x", 1, "y")).toMatch(/1 (de|of) 3/);
  expect(words.wrong("x", 2, "y")).not.toContain("x");
  expect(words.shutPrice(0, "y")).toMatch(/0 (de|of) 3/);
  for (const shut of Object.values(words.shut)) expect(shut("Ana")).toMatch(/\.$/);
  expect(words.shut.others_turn("Ana")).toContain("Ana");
});
