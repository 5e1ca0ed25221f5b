import { expect, test } from "vitest";

import { atLine, enlarged, isInside, mayStay, shotOf, wholeSquares } from "./camera";

const BOARD = { width: 400, height: 300 };
const PANE = { width: 200, height: 200 };
const FREE = [0, 100] as const;

test("the places next to the tiles belong to the view, but nothing beyond the board's edge", () => {
  expect(enlarged({ x: 10, y: 100, width: 40, height: 20 }, 20, BOARD)).toEqual({ x: 0, y: 80, width: 70, height: 60 });
});

test("the shot shows the whole need as large as the pane allows, and not larger than the most", () => {
  const need = { x: 100, y: 100, width: 100, height: 50 };
  expect(shotOf(need, null, PANE, FREE)).toEqual({ scale: 2, x: 150, y: 125 });
  expect(shotOf(need, null, PANE, [0, 1.5]).scale).toBe(1.5);
});

test("of a need that is too large for a finger's scale the shot shows the middle, but always the focus", () => {
  const need = { x: 0, y: 0, width: 400, height: 300 };
  expect(shotOf(need, { x: 190, y: 140, width: 20, height: 20 }, PANE, [1, 4])).toEqual({ scale: 1, x: 200, y: 150 });
  expect(shotOf(need, { x: 390, y: 0, width: 10, height: 10 }, PANE, [1, 4])).toEqual({ scale: 1, x: 300, y: 100 });
  expect(shotOf(need, { x: 290, y: 20, width: 40, height: 20 }, PANE, [1, 4])).toEqual({ scale: 1, x: 230, y: 120 });
});

test("the camera stays while the need is in sight and large enough", () => {
  const view = { x: 0, y: 0, width: 100, height: 100 };
  const need = { x: 10, y: 10, width: 80, height: 80 };
  expect(isInside(need, view)).toBe(true);
  expect(mayStay(need, view, shotOf(need, null, PANE, FREE), PANE)).toBe(true);
  const small = { x: 10, y: 10, width: 20, height: 20 };
  expect(mayStay(small, view, shotOf(small, null, PANE, FREE), PANE)).toBe(false);
  const far = { x: 90, y: 10, width: 40, height: 20 };
  expect(mayStay(far, view, shotOf(far, null, PANE, FREE), PANE)).toBe(false);
});

test("squares shrink a little so that the pane's edges cut fewer of them, but not below a finger's scale", () => {
  const pane = { width: 210, height: 200 };
  const scale = wholeSquares(2.05, 10, pane, 0, BOARD);
  expect(scale).toBeCloseTo(2, 1);
  expect(pane.height / scale / 10).toBeCloseTo(10, 3);
  expect(wholeSquares(2.05, 10, pane, 2.05, BOARD)).toBe(2.05);
  expect(wholeSquares(2, 10, PANE, 0, BOARD)).toBe(2);
  expect(wholeSquares(2.05, 10, PANE, 0, { width: 97, height: 90 })).toBe(2.05);
});

test("the view begins at a line, and goes one square on if the part would be cut", () => {
  expect(atLine(47, 20, 100, 200)).toBe(40);
  expect(atLine(47, 20, 245, 200)).toBe(60);
  expect(atLine(40, 20, 240, 200)).toBe(40);
});
