import { expect, test } from "vitest";

import { MAX, placesIn, toggled } from "./places";

test("places are written with commas or blanks, each once", () => {
  expect(placesIn(" e4 d5  e4 ")).toEqual(["e4", "d5"]);
  expect(placesIn("0 A1, 1  B2,")).toEqual(["0 A1", "1 B2"]);
  expect(placesIn("  ")).toEqual([]);
  expect(placesIn(Array.from({ length: 60 }, (_each, at) => `c${at}`).join(" "))).toHaveLength(MAX);
});

test("a tap marks a place, another one takes the mark away", () => {
  expect(toggled(["e4"], "d5")).toEqual(["e4", "d5"]);
  expect(toggled(["e4", "d5"], "e4")).toEqual(["d5"]);
});
