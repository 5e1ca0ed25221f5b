/** The reasons of exercises: no advice, and the places that prove that a rule was kept. */
import { expect, test } from "vitest";

import { makesTrio } from "../games/fab-a-diffy/wording";
import { matched } from "../games/geominos/wording";
import type { LaidView, View } from "../games/geominos/game.gen";
import { sections } from "../games/geominos/view";
import { lookedAt } from "./moment";

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
