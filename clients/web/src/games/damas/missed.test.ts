import { expect, test } from "vitest";

import { missedCaptures } from "./missed";
import type { View } from "./view";

const missed = (start: string, moves: string[], squares: number[]) => missedCaptures({ start, moves } as View, squares);

test("after a soplo, each named piece shows the capture that it could have made", () => {
  expect(missed("B:W18,30,32:B14,15,1", ["1-6", "*14"], [14, 15])).toEqual([[14, 23], [15, 22]]);
});

test("a piece that moved away shows its capture from where it stood", () => {
  expect(missed("B:W18,30:B14,1", ["14-17", "*17"], [17])).toEqual([[14, 23]]);
});

test("a capture that stopped too early goes on from its end, and the captured piece is gone", () => {
  expect(missed("B:W18,27,30:B14,1", ["14x23", "*23"], [23])).toEqual([[23, 32]]);
});

test("a lost turn, a king that captures backwards, a crowned man and an earlier soplo are read from the record", () => {
  expect(missed("W:W18,9:B14,2,1", ["~9", "*14"], [9])).toEqual([]);
  expect(missed("W:WK9:B14,1,32", ["~9", "*9"], [9])).toEqual([[9, 18]]);
  expect(missed("W:W9:B14,1,32", ["~9", "*9"], [9])).toEqual([]);
  const crowned = ["26-31", "20-16", "1-5", "*31"];
  expect(missed("B:W27,20,9:B26,1", crowned, [31])).toEqual([[31, 24]]);
  expect(missed("B:W27,20,9:B26,1", ["26-31", "/20-16", "20-16", "1-5", "*31"], [31])).toEqual([[31, 24]]);
});

test("no other moment shows a missed capture", () => {
  const start = "B:W18,30,32:B14,15,1";
  for (const moves of [[], ["1-6"], ["1-6", "/1-6"], ["1-6", "*14", "18-9"], ["*14"]]) expect(missed(start, moves, [14, 15])).toEqual([]);
});
