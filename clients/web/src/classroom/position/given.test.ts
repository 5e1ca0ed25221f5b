import { expect, test } from "vitest";

import { readGiven } from "./given";

test("a position is an object, and nothing is the beginning", () => {
  expect(readGiven(' {"fen": "8/8/8/8/8/8/8/K1k5 w - - 0 1"} ')).toEqual({ fen: "8/8/8/8/8/8/8/K1k5 w - - 0 1" });
  expect(readGiven("  ")).toEqual({});
  expect(readGiven("[1]")).toBeNull();
  expect(readGiven("null")).toBeNull();
  expect(readGiven("e4 e5")).toBeNull();
});
