import { expect, test } from "vitest";
import { shares, type Turn, type View } from "./view";

const turn = (base: string, block: string, announced: number | null): Turn => ({
  announced, base, before: [0, 0], block, bumped: null, declared: false, is_ended: true, is_lost: false, is_moved_first: false, path: null, seat: 0, selected: null, to: null,
});
const viewOf = (mode: View["mode"], now: Turn): View =>
  ({ mode, score: [5, 1], bases: { A1L: "small-red-circle", A1R: "large-red-circle", A2T: "large-blue-circle" }, turn: now }) as unknown as View;

test("the base and each neighbour that is alike give their share", () => {
  const last = turn("A1L", "small-red-circle", 8);
  expect(shares(viewOf("assisted", turn("A3T", "small-blue-square", null)), last)).toEqual([5, 2, 1]);
});

test("a block that came later gave nothing", () => {
  const last = turn("A1L", "small-red-circle", 7);
  expect(shares(viewOf("assisted", turn("A2T", "large-blue-circle", null)), last)).toEqual([5, 2]);
});

test("a tournament and a wrong number tell nothing", () => {
  expect(shares(viewOf("tournament", turn("A3T", "small-blue-square", null)), turn("A1L", "small-red-circle", 8))).toBeNull();
  expect(shares(viewOf("assisted", turn("A3T", "small-blue-square", null)), turn("A1L", "small-red-circle", 9))).toBeNull();
});
