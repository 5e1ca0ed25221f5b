import { expect, test } from "vitest";

import { begunParts, partsOf } from "./plan";
import type { ClassView } from "../view";

const games = ["contig60", "juggle", "fiar", "par55"].map((game) => ({ game, options: {} }));
const rounds = [
  { number: 0, part: 0, state: "closed", game: "contig60" },
  { number: 1, state: "closed", game: "damas" },
  { number: 2, part: 1, state: "playing", game: "juggle" },
];
const view = { rounds, pentathlon: { games, next: 2 } } as unknown as ClassView;

test("past, current and next games", () => {
  expect(partsOf(view).map(({ number, state }) => [number, state])).toEqual([
    [1, "done"],
    [2, "now"],
    [3, "next"],
    [4, "later"],
  ]);
  expect(partsOf({ rounds } as unknown as ClassView)).toEqual([]);
});

test("at stations each group plays another game, so no game is the current one", () => {
  const stations = { rounds, pentathlon: { games, next: 2, stations: true } } as unknown as ClassView;
  expect(new Set(partsOf(stations).map(({ state }) => state))).toEqual(new Set(["later"]));
});

test("rounds outside the plan do not belong to it", () => {
  expect(begunParts(view)).toBe(2);
});
