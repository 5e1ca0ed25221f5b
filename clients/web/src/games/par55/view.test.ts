import { expect, test } from "vitest";
import { clearOf, numberSpot } from "./spots";
import { shares, SPACES, type Turn, type View } from "./view";

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

test("a way around the corner stops before the number of its last stone, and stays on its line", () => {
  const number = numberSpot(SPACES[13]!);
  const [end, ...rest] = clearOf(number, [{ x: 60, y: 47 }, { x: 41, y: 47 }, { x: 41, y: 161 }]);
  expect(end?.x).toBe(41);
  expect(Math.hypot(end!.x - number.x, end!.y - number.y)).toBeCloseTo(34);
  expect(rest).toEqual([{ x: 41, y: 161 }]);
  expect(clearOf(number, [{ x: 60, y: 47 }, { x: 41, y: 47 }])).toHaveLength(2);
});
