/**
 * The page says the effects of a ruling before the player accepts it, for rulings of real engines (`python -m
 * tests.room.appeals.follows_samples`).
 */
import { describe, expect, test } from "vitest";

import type { GameWords } from "../src/games/contract";
import { type Reader, followsText } from "../src/parts/challenge/follows";
import { en } from "../src/parts/challenge/ruling_words.en";
import { es } from "../src/parts/challenge/ruling_words.es";
import { esAR } from "../src/parts/challenge/ruling_words.es-AR";
import { pt } from "../src/parts/challenge/ruling_words.pt";
import { en as playEn } from "../src/parts/play/words.en";
import { es as playEs } from "../src/parts/play/words.es";
import { pt as playPt } from "../src/parts/play/words.pt";
import type { FollowsView, Mark } from "../src/room/view";
import { overlaid } from "../src/words/catalogue";
import samples from "../../../tests/vectors/follows.json";
import { identifiersIn } from "./identifiers";
import { gameWords, pageWords } from "./languages";

type Sample = { mark: Mark; challenger: number; seats: number; follows: FollowsView };
const SAMPLES = samples as unknown as Record<string, Sample[]>;
const LANGS = ["es", "es-AR", "en", "pt"] as const;
const SAID = { es, "es-AR": overlaid(es, esAR), en, pt };
const ENDINGS = { es: playEs.endings, "es-AR": playEs.endings, en: playEn.endings, pt: playPt.endings };
const NAMES = ["Ana", "Bo", "Cai", "Dul", "Eva", "Fio", "Gil", "Hebe"];

function reader(slug: string, lang: (typeof LANGS)[number], seats: number, seat: number | null = null): Reader {
  const own = gameWords[slug]![lang];
  const game = (lang === "es-AR" ? overlaid(gameWords[slug]!.es!, own ?? {}) : own!) as GameWords;
  const words = lang === "es-AR" ? overlaid(pageWords.es!, (pageWords["es-AR"] ?? {}) as never) : pageWords[lang]!;
  return { words, said: SAID[lang].follows, game, names: (who) => NAMES[who ?? -1] ?? "", lang, seat, seats, endings: ENDINGS[lang] };
}

describe.each(Object.keys(SAMPLES))("%s", (slug) => {
  test.each(LANGS)("every end names its winners and its reason, in words (%s)", (lang) => {
    const all = SAMPLES[slug]!;
    expect(all.length).toBeGreaterThan(3);
    for (const { follows, seats } of all) {
      const { brings, end } = followsText(follows, reader(slug, lang, seats));
      expect(identifiersIn(slug, `${brings} ${end ?? ""}`, lang)).toEqual([]);
      expect(end === null).toBe(follows.result === null);
      expect(end === null && brings === "" && follows.flag !== null, JSON.stringify(follows)).toBe(false);
      if (follows.result === null) continue;
      for (const winner of follows.result.winners) expect(end).toContain(NAMES[winner]);
      expect(end, "the reason is said").toMatch(/\(.+\)/);
    }
  });

  test("an I or IA mentions the warning, and the third strike its loss", () => {
    for (const { mark, follows, seats, challenger } of SAMPLES[slug]!) {
      if (mark === "C") continue;
      const { brings, end } = followsText(follows, reader(slug, "es", seats));
      const isWarned = follows.happened.some(({ kind, seat }) => kind === "strike_warning" && seat === challenger);
      if (isWarned) expect(brings).toMatch(new RegExp(`Aviso [123] de 3 a ${NAMES[challenger]}`));
      else expect(`${brings}${end ?? ""}`, "what the third strike brings").toMatch(/\p{L}{4}/u);
    }
  });
});

test("the sentence addresses the winner as the winner", () => {
  const won = Object.entries(SAMPLES).flatMap(([slug, all]) => all.map((each) => ({ slug, ...each })));
  const { slug, follows, seats } = won.find((each) => each.follows.result?.result === "win")!;
  const [winner] = follows.result!.winners;
  expect(followsText(follows, reader(slug, "es", seats, winner!)).end).toMatch(/^ganas \(/);
  expect(followsText(follows, reader(slug, "es", seats, 1 - winner!)).end).toMatch(/^gana /);
});
