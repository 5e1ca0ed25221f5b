import { expect, it } from "vitest";

import { columnsFor, nameSize, namesSize } from "./layout";

it("fits all boards on the screen", () => {
  expect([0, 1, 2, 4, 8, 15, 30].map(columnsFor)).toEqual([1, 1, 1, 2, 3, 3, 5]);
});

it("shrinks many names to the space of a few", () => {
  expect([0, 1, 20].map(namesSize)).toEqual([1, 1, 1]);
  const lines = (pupils: number): number => pupils * namesSize(pupils) ** 2;
  expect([40, 60, 200].map(lines).every((room) => Math.abs(room - 20) < 0.001)).toBe(true);
});

it("shrinks a long name next to its board, but keeps it readable", () => {
  expect(["Ana", "Maximiliano", "Valentina Rojas", "x".repeat(40)].map((name) => Math.round(nameSize(name) * 100))).toEqual([100, 100, 75, 58]);
});
