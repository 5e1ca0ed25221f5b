import { expect, test } from "vitest";

import { scrolledTo } from "./in_sight";

test("what is seen already moves nothing", () => {
  expect(scrolledTo(40, 20, 30, 100)).toBe(30);
});

test("what lies before or behind is brought to the edge", () => {
  expect(scrolledTo(10, 20, 30, 100)).toBe(10);
  expect(scrolledTo(200, 20, 30, 100)).toBe(120);
});

test("what is larger than the pane begins at its edge", () => {
  expect(scrolledTo(50, 300, 0, 100)).toBe(50);
});
