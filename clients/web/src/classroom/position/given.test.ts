import { expect, test } from "vitest";

import { readGiven } from "./given";

test("a JSON object is a position, and an empty text is the start", () => {
  expect(readGiven(' {"fen": "8/8/8/8/8/8/8/K1k5 w - - 0 1"} ')).toEqual({ fen: "8/8/8/8/8/8/8/K1k5 w - - 0 1" });
  expect(readGiven("  ")).toEqual({});
  expect(readGiven("{fen")).toBeNull();
});

test("any other text goes to the game's reader", () => {
  expect(readGiven("\uFEFF1. e4 e5\n")).toEqual({ text: "1. e4 e5" });
  expect(readGiven('[FEN "W:W21-32:B1-12"]')).toEqual({ text: '[FEN "W:W21-32:B1-12"]' });
  expect(readGiven("null")).toEqual({ text: "null" });
});
