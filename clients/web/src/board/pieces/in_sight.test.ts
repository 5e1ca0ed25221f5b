import { expect, test } from "vitest";

import { around, scrolledTo } from "./in_sight";

test("a visible part scrolls nothing", () => {
  expect(scrolledTo(40, 20, 30, 100)).toBe(30);
});

test("a part before or after the view scrolls to the edge", () => {
  expect(scrolledTo(10, 20, 30, 100)).toBe(10);
  expect(scrolledTo(200, 20, 30, 100)).toBe(120);
});

test("a part larger than the pane starts at the pane's edge", () => {
  expect(scrolledTo(50, 300, 0, 100)).toBe(50);
});

test("the squares that a hint points at come into view together", () => {
  expect(around([])).toBeNull();
  expect(around([{ x: 40, y: 0, width: 20, height: 20 }, { x: 20, y: 60, width: 20, height: 20 }])).toEqual({ x: 20, y: 0, width: 40, height: 80 });
});
