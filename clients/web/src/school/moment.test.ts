/** The reasons of exercises: no advice, and the places that prove that a rule was kept. */
import { expect, test } from "vitest";

import { makesTrio } from "../games/fab-a-diffy/wording";
import { matched } from "../games/geominos/wording";
import type { LaidView, View } from "../games/geominos/game.gen";
import { sections } from "../games/geominos/view";
import { exercises, kinds } from "../../tests/recordings";
import { loadGame } from "../games/load";
import { loadWords } from "../words/catalogue";
import { closedBy, lookedAt, provenBy, turnOf } from "./moment";

/** The answers to a play without a fault. */
const KEPT: readonly string[] = ["none", "no_rule", "I"];

const laid = (tile: string, row: number, col: number): LaidView => ({ tile, side: "A", turn: 0, row, col, seat: 0 });

test("three strips make a trio if the largest is the sum of the others, in any order", () => {
  expect(makesTrio("1/2 - 1/3", "5/6")).toBe(true);
  expect(makesTrio("3/3 - 7/12", "2/4")).toBe(false);
});

test("the matching numbers of Geominos prove that the last tile keeps its rule, and no other rule", () => {
  const first = sections("cross", "A", 0)[0]!;
  const found = [...Array(4).keys()].map((turn) => ({ turn, part: sections("bat", "A", turn).find(({ dots }) => dots === first.dots) })).find(({ part }) => part !== undefined);
  const part = found?.part;
  expect(part).toBeDefined();
  const last = { ...laid("bat", 9 + first.row - 1 - part!.row, 9 + first.col - part!.col), turn: found!.turn as LaidView["turn"] };
  const view = { board: [laid("cross", 9, 9), last], lies: null, last: { tile: "bat" } } as unknown as View;
  expect(matched(view, null)).toEqual(expect.arrayContaining([`${9 + first.row}-${9 + first.col}`, `${8 + first.row}-${9 + first.col}`]));
  expect(matched(view, "geominos.total")).toEqual([]);
  const words = { proof: matched } as never;
  expect(lookedAt(words, { rule: null, view: view as never }, "none", [])).toEqual(matched(view, null));
  expect(lookedAt(words, { rule: null, view: view as never }, "fault", [{ rule: "geominos.total", detail: null, facts: { cells: ["1-1"] } } as never])).toEqual(["1-1"]);
});

/** Returns the value of a formula without words. */
const value = (formula: string): number => Number(Function(`return ${formula.replaceAll("×", "*").replaceAll("÷", "/").replaceAll("−", "-")}`)());

test("each rule that exercises ask has a reason why it was kept, in each language, and so has each exercise without a fault", async () => {
  const missing: string[] = [];
  for (const [slug, each] of Object.entries(kinds)) {
    const game = await loadGame(slug);
    for (const lang of ["es", "en", "pt"] as const) {
      await loadWords(lang);
      const words = game!.words.of(lang);
      missing.push(...each.filter(({ rule }) => !words.kept?.[rule]).map(({ rule }) => `${lang} ${rule}`));
      for (const exercise of exercises[slug]!) {
        if (exercise === null || !KEPT.includes(exercise.answer)) continue;
        const about = each.find(({ id }) => id === exercise.kind)?.rule ?? "";
        if (provenBy(words, exercise, about) === "") missing.push(`${lang} ${slug} ${exercise.question}`);
      }
    }
  }
  expect(missing).toEqual([]);
});

test("the reason of a late challenge is the challenger's own deed", () => {
  const happenings = [{ kind: "a", seat: 1 }, { kind: "silent", seat: 0 }, { kind: "rolled", seat: 0 }, { kind: "b", seat: 0 }] as never;
  expect(closedBy({ happenings, seat: 0 }, ({ kind }) => (kind === "silent" ? "" : `Ana: ${kind}.`))).toBe("Ana: b");
  expect(closedBy({ happenings, seat: 2 }, ({ kind }) => kind)).toBe("");
  expect(closedBy({ happenings, seat: 2, time: "passed" }, ({ kind }) => `${kind}. Bo answers.`)).toBe("b");
});

test("the turn is nobody's while the flag lets its holder do nothing of its own", () => {
  const status = (may: string[][]) => ({ status: { flag: 1, may } as never });
  expect(turnOf(status([["challenge"], ["challenge", "roll"]]))).toBe(1);
  expect(turnOf(status([["challenge", "accept"], ["accept", "challenge"]]))).toBeNull();
});

test("the formulas that prove that there is no fault are true", async () => {
  const found: string[] = [];
  for (const slug of ["contig60", "geominos", "sum-dominoes", "kwatro-sinko", "ramrod", "stars-and-bars", "par55", "qwinto", "fab-a-diffy", "juggle", "truco"]) {
    const game = await loadGame(slug);
    for (const each of exercises[slug]!)
      if (each !== null && KEPT.includes(each.answer)) found.push(...provenBy(game!.words.of("es"), each).split("; "));
  }
  const formulas = found.filter((formula) => / [=<≥] /.test(formula));
  expect(formulas.length).toBeGreaterThan(6);
  for (const formula of formulas) {
    const [left = "", middle = "", right = middle] = formula.split(/ [=<≥] /);
    if (formula.includes(" = ")) expect(value(left), formula).toBeCloseTo(value(middle));
    if (formula.includes(" < ")) expect(value(formula.includes(" = ") ? middle : left), formula).toBeLessThan(value(right));
  }
});
