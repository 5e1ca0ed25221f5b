/** Each idea of a bot with help (`python -m tests.engines.hint_samples`) is a sentence in every language, and marks existing places. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { marksOf } from "../src/games/hint";
import type { Action, GameView, Names } from "../src/games/contract";
import { hintText } from "../src/parts/play/hint_text";
import { sentenceFor, type View as ContigView } from "../src/games/contig60/view";
import { LANGS } from "../src/words/languages";
import { identifiersIn } from "./identifiers";
import { gameText, playText, SLUGS } from "./languages";

type Sample = { seat: number; action: Action; view: GameView };
const samples = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/vectors/hints.json"), "utf8")) as Record<string, Record<string, Sample[]>>;
const names: Names = (seat) => (seat == null ? "" : `Ana ${"ABCDEFGH"[seat]}`);

describe("hints", () => {
  for (const slug of SLUGS) {
    const ideas = Object.values(samples[slug] ?? {}).flat();

    for (const lang of LANGS)
      test(`${slug} in ${lang}: a sentence with its reason, in words`, () => {
        const game = gameText(slug, lang);
        const faults = [...Object.values(game.faults), ...Object.values(game.rules)].flat().filter((text): text is string => typeof text === "string" && text.length > 12);
        expect(ideas.length).toBeGreaterThan(0);
        for (const { action, view } of ideas) {
          const text = hintText(playText(lang), game, action, view, names);
          const what = `${JSON.stringify(action)}: ${text}`;
          expect(text, what).toMatch(/^[¡\p{Lu}].{12,}[.!]$/su);
          expect(text, what).not.toMatch(/undefined|NaN|null|object Object| {2}|: [.,]|\(\)|\s[.,;:]/);
          expect(text, `${what} has a reason`).toMatch(/[:,;!.] .|[«“]/);
          expect(identifiersIn(slug, text, lang), what).toEqual([]);
          expect(faults.filter((fault) => text.includes(fault)), what).toEqual([]);
          expect(text, `${what} is not the common one`).not.toBe(playText(lang).hints.other);
        }
      });

    test(`${slug}: the marked places exist`, async () => {
      for (const { action, view, seat } of ideas) {
        const { cells = [], calls = [] } = await marksOf(slug, action, view, seat);
        const what = JSON.stringify(action);
        for (const mark of [...cells, ...calls]) expect(mark, what).toMatch(/^(?!-1$).+$/);
        if (!BLIND.includes(action.type)) expect(cells.length + calls.length, what).toBeGreaterThan(0);
      }
    });
  }

  test("a blind draw says so, whatever the hint has drawn", () => {
    const said = Object.entries(samples).flatMap(([slug, types]) =>
      ["start_call", "start_pick", "draw_chip"].flatMap((type) => (types[type] ?? []).map(({ action, view }) => hintText(playText("es-AR"), gameText(slug, "es-AR"), action, view, names))),
    );
    expect(said.length).toBeGreaterThan(8);
    expect(new Set(said)).toEqual(new Set(["Tocá cualquiera: es un sorteo."]));
  });

  test("chess lights both squares and names the piece", async () => {
    const [first] = samples.ajedrez!.move!;
    const { uci } = first!.action as unknown as { uci: string };
    expect(await marksOf("ajedrez", first!.action, first!.view, first!.seat)).toMatchObject({ cells: [uci.slice(0, 2), uci.slice(2, 4)] });
    expect(hintText(playText("es-AR"), gameText("ajedrez", "es-AR"), { type: "move", uci: "g1f3" }, START as unknown as GameView, names)).toBe(
      "Probá el caballo: de g1 a f3; así sale a jugar.",
    );
  });

  test("Qwinto lights the box of the player's own sheet", async () => {
    const { action, view, seat } = samples.qwinto!.write![0]!;
    expect(await marksOf("qwinto", action, view, seat)).toEqual({ cells: [`${seat} ${String(action.box)}`] });
  });

  test("Contig names the sentence that makes the number, also for zero", () => {
    const view = { dice: [3, 1, 3], parentheses: true, chips: [[], []] } as unknown as ContigView;
    expect(sentenceFor(view, 0)).toBe("3-1*3=0");
    expect(sentenceFor({ ...view, dice: [1, 2, 6] } as ContigView, 18)).toBe("(1+2)*6=18");
    expect(sentenceFor({ ...view, dice: [1, 2, 6], parentheses: false } as ContigView, 18)).toBe("1+2=3;3*6=18");
  });
});

const BLIND = ["draw_chip"];
const START = { fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" };
