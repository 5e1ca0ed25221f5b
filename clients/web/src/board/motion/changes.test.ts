import { expect, test } from "vitest";
import { changesBetween, type Placed } from "./changes";
import { slideMs } from "./path";

const at = (piece: string, x: number, y: number, surface = "board"): Placed => ({ piece, x, y, surface });

test("the pawn that left its square is the pawn on the new square", () => {
  const before = [at("white p", 10, 70), at("white p", 30, 70), at("black p", 10, 20)];
  const after = [at("white p", 30, 50), at("white p", 10, 70), at("black p", 10, 20)];
  const { moved, left, came } = changesBetween(before, after);
  expect(moved).toEqual([{ from: before[1], to: after[0] }]);
  expect([left, came]).toEqual([[], []]);
});

test("a capture moves one piece and the other one leaves", () => {
  const before = [at("white n", 10, 70), at("black p", 30, 30)];
  const after = [at("white n", 30, 30)];
  expect(changesBetween(before, after)).toMatchObject({ moved: [{ from: before[0], to: after[0] }], left: [before[1]], came: [] });
});

test("a pawn that becomes a queen moves, also when it captures", () => {
  const before = [at("white p", 10, 20), at("black r", 30, 0)];
  const after = [at("white q", 30, 0)];
  expect(changesBetween(before, after)).toMatchObject({ moved: [{ from: before[0], to: after[0] }], left: [before[1]] });
});

test("the nearest piece with the name moves", () => {
  const before = [at("white man", 0, 0), at("white man", 100, 0)];
  const after = [at("white man", 0, 0), at("white man", 120, 20)];
  expect(changesBetween(before, after).moved).toEqual([{ from: before[1], to: after[1] }]);
});

test("a tile goes from the hand to the board, and a new one comes", () => {
  const before = [at("3-4", 10, 10, "hand"), at("2-2", 40, 10, "hand")];
  const after = [at("2-2", 40, 10, "hand"), at("5-5", 70, 10, "hand"), at("3-4", 10, 10)];
  expect(changesBetween(before, after)).toMatchObject({ moved: [{ from: before[0], to: after[2] }], came: [after[1]], left: [] });
});

test("a highlight around a piece does not move it", () => {
  const { moved, stayed } = changesBetween([at("chip", 10, 10)], [at("chip", 12, 11)]);
  expect([moved.length, stayed.length]).toEqual([0, 1]);
});

test("a longer way takes longer, within the limits", () => {
  expect([slideMs(0), slideMs(200), slideMs(2000)]).toEqual([180, 230, 280]);
});
