/** The rods of Ramrod's board in their rectangles. */
import { expect, test } from "vitest";

import { boxes, type Box, type View } from "../../src/games/ramrod/view";

/** Returns the rectangle with these rods. */
const boxWith = (id: string, rods: readonly string[]): Box =>
  boxes({ rods: Object.fromEntries(rods.map((rod) => [rod, id])) } as unknown as View, false)
    .flat()
    .find((box) => box.id === id)!;
const longest = ({ x: left, lying, scale }: Box): number => Math.max(...lying.map(({ rod, x }) => x - left + rod.length * scale));

test("rods that pass the goal keep their length and lie in two rows", () => {
  const box = boxWith("AL", ["lime-A", "purple-A", "brown-A", "white-B", "lime-B", "yellow-B", "green-B", "brown-B"]);
  expect(box).toMatchObject({ content: 38, scale: 1, rows: 2 });
  expect(longest(box)).toBe(box.length);
  expect(box.lying.filter(({ row }) => row === 1).map(({ rod, x }) => [rod.id, x - box.x])).toEqual([["brown-B", 0]]);
});

test("a full rectangle has one row, and only a rod longer than its rectangle shrinks", () => {
  expect(boxWith("P11b", ["lime-A", "brown-B"])).toMatchObject({ scale: 1, rows: 1 });
  const small = boxWith("A1", ["brown-A"]);
  expect(small).toMatchObject({ rows: 1 });
  expect(longest(small)).toBeLessThan(2);
});
