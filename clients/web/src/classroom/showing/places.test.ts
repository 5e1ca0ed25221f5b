import { expect, test } from "vitest";

import { MAX, placesIn, toggled } from "./places";

test("reads places separated by commas or blanks, without repeats", () => {
  expect(placesIn(" e4 d5  e4 ")).toEqual(["e4", "d5"]);
  expect(placesIn("0 A1, 1  B2,")).toEqual(["0 A1", "1 B2"]);
  expect(placesIn("  ")).toEqual([]);
  expect(placesIn(Array.from({ length: 60 }, (_each, at) => `c${at}`).join(" "))).toHaveLength(MAX);
});

test("a tap marks a place, and a second tap unmarks it", () => {
  expect(toggled(["e4"], "d5")).toEqual(["e4", "d5"]);
  expect(toggled(["e4", "d5"], "e4")).toEqual(["d5"]);
});
