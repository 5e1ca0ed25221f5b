/** The texts that people read or hear contain none of the engine's own names and no sentence without a capital: log, voice, rulings, refusals, cards, positions. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import type { GameView, Names } from "../src/games/contract";
import { cellText, columnText } from "../src/parts/score_card/card_text";
import { es as cardEs } from "../src/parts/score_card/card_words.es";
import { en as cardEn } from "../src/parts/score_card/card_words.en";
import { faultTexts } from "../src/school/moment";
import { happeningText, heardText, refusalText, rulingText } from "../src/words/sayings";
import { LANGS } from "../src/words/languages";
import { uncapitalised } from "./capitals";
import { identifiersIn, said } from "./identifiers";
import { gameText, pageText, SLUGS } from "./languages";

type Facts = Record<string, Record<string, unknown[]>>;
const read = <Data>(name: string): Data => JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/vectors", name), "utf8")) as Data;
const facts = read<Facts>("facts.json");
const hints = read<Record<string, Record<string, { seat: number; view: GameView }[]>>>("hints.json");
const names: Names = (seat) => (seat == null ? "" : `Ana ${"ABCDEFGH"[seat] ?? ""}`);

describe("texts and speech contain no identifier of an engine, and begin each sentence with a capital", () => {
  for (const slug of SLUGS)
    for (const lang of LANGS)
      test(`${slug} in ${lang}`, () => {
        const words = pageText(lang);
        const game = gameText(slug, lang);
        const { events, cards } = said[slug]!;
        const texts: (readonly [what: string, text: string])[] = [
          ...Object.values(events).flat().filter(({ kind }) => kind !== BY_PEOPLE).flatMap((event) => [
            ["log", happeningText(words, game, event, names)] as const,
            ["voice", heardText(words, game, event, names)] as const,
            ...(event.kind === "ruling" && event.params?.mark === "C" ? [["ruling", rulingText(words, game, event.params)] as const] : []),
          ]),
          ...Object.entries(facts[slug] ?? {}).flatMap(([key, some]) => {
            const [rule = "", detail] = key.split(" ");
            return some.flatMap((shown) => [
              ["refusal", refusalText(words, game, { code: "fault", rule, params: { detail, facts: shown } })] as const,
              ["school", faultTexts(words, game, [{ rule, detail: detail ?? null, facts: (shown ?? {}) as never }])[0]?.text ?? ""] as const,
            ]);
          }),
          ...Object.keys(game.refusals).map((code) => ["message", refusalText(words, game, { code, params: { left: 2, square: 5, pieces: [] } })] as const),
          ...Object.keys(game.missing).map((missing) => ["message", refusalText(words, game, { code: "turn_incomplete", params: { missing } })] as const),
          ...Object.entries(game.rules).map(([, text]) => ["rule", text] as const),
          ...Object.values(game.actions).map((text) => ["button", text] as const),
          ...Object.values(game.reasons ?? {}).map((text) => ["end", text] as const),
          ...Object.values(game.options).flatMap(({ label, values, notes = {} }) => [label, ...Object.values(values), ...Object.values(notes)].map((text) => ["option", text] as const)),
          ...Object.values(hints[slug] ?? {}).flat().flatMap(({ view, seat }) => [
            ["position", game.describe(view as never, names)] as const,
            ...Object.keys(game.rules).flatMap((rule) => (game.aims?.(rule, view as never, names, seat) ?? []).map(({ label }) => ["aim", label] as const)),
          ]),
          ...cards.flatMap((card) => [
            ...card.columns.map((key) => ["card", columnText(cardWords(lang), game, key)] as const),
            ...card.lines.flatMap((line) => line.map((value, at) => ["card", cellText(cardWords(lang), game, value, card.columns[at])] as const)),
          ]),
        ];
        const wrong = texts.flatMap(([what, text]) => (identifiersIn(slug, text, lang).length > 0 || /undefined|NaN|object Object/.test(text) ? [`${what}: ${identifiersIn(slug, text, lang).join(" ")} | ${text}`] : []));
        const small = texts.flatMap(([what, text]) => uncapitalised(text).map((place) => `${what}: ${place}`));
        expect([...new Set(small)]).toEqual([]);
        expect(texts.length).toBeGreaterThan(5);
        expect([...new Set(wrong)]).toEqual([]);
      });

  test("chess is spoken in words, and written in notation", () => {
    const event = { kind: "moved", seat: 0, params: { san: "Cxe5+", uci: "f3e5" } };
    expect(happeningText(pageText("es"), gameText("ajedrez", "es"), event as never, names)).toBe("Ana A juega Cxe5+.");
    expect(heardText(pageText("es"), gameText("ajedrez", "es"), event as never, names)).toBe("Ana A: caballo captura en e5, jaque.");
    const castled = { kind: "moved", seat: 1, params: { san: "0-0", uci: "e8g8" } };
    expect(heardText(pageText("en"), gameText("ajedrez", "en"), castled as never, names)).toBe("Ana B: castles short.");
  });

  test("a capture in Contig 60 mentions its sentence and its score", () => {
    const event = { kind: "captured", seat: 0, params: { cell: 28, sentence: "(2+5)*4=28", total: 30 } };
    expect(happeningText(pageText("es"), gameText("contig60", "es"), event as never, names)).toBe(
      "¡Captura! Ana A cubre el 28 con los dados del otro. Dice: (2 + 5) × 4 = 28. Su puntaje: 30.",
    );
  });

  test("the log hides from the table that a player asked for a hint", () => {
    for (const lang of LANGS) expect(happeningText(pageText(lang), null, { kind: "hint_asked", seat: 0, params: {} } as never, names)).toBe("");
  });
});

/** A player's message to a referee is in the player's own words. */
const BY_PEOPLE = "plea";
const cardWords = (lang: string) => (lang === "en" ? cardEn : cardEs);
