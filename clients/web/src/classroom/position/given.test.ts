import { expect, test } from "vitest";

import { readGiven } from "./given";

test("an object of JSON is a position, and nothing is the beginning", () => {
  expect(readGiven(' {"fen": "8/8/8/8/8/8/8/K1k5 w - - 0 1"} ')).toEqual({ fen: "8/8/8/8/8/8/8/K1k5 w - - 0 1" });
  expect(readGiven("  ")).toEqual({});
  expect(readGiven("{fen")).toBeNull();
});

test("every other text goes to the reader of the game", () => {
  expect(readGiven("\uFEFF1. e4 e5\n")).toEqual({ text: "1. e4 e5" });
  expect(readGiven('[FEN "W:W21-32:B1-12"]')).toEqual({ text: '[FEN "W:W21-32:B1-12"]' });
  expect(readGiven("null")).toEqual({ text: "null" });
});
