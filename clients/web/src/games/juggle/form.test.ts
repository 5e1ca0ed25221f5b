import { expect, test } from "vitest";
import { formOf } from "./form";

const count = (path: string): number => path.split("M").length - 1;

test("a piece has a bright and a dark edge where no square of its own follows, and a seam where one does", () => {
  const domino = formOf([[0, 0], [0, 1]], 40, 0, 0);
  expect([count(domino.bright), count(domino.dark), count(domino.seams)]).toEqual([3, 3, 1]);
  const block = formOf([[0, 0], [0, 1], [1, 0], [1, 1]], 40, 0, 0);
  expect([count(block.bright), count(block.dark), count(block.seams)]).toEqual([4, 4, 4]);
});

test("the body of a block has no hole where its four squares meet", () => {
  const corner = [[0, 0], [0, 1], [1, 0]] as const;
  const parts = count(formOf([...corner, [1, 1]], 40, 0, 0).body) - count(formOf(corner, 40, 0, 0).body);
  // one square, two joints and the middle
  expect(parts).toBe(4);
});
