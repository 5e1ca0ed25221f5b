import { expect, test } from "vitest";
import { audible, materialOf } from "./landing";

function within(html: string): Element {
  const place = document.createElement("div");
  place.innerHTML = html;
  return place.querySelector("[data-piece]")!;
}

test("a piece sounds like its own material, otherwise like its board's", () => {
  expect(materialOf(within('<div data-sound="wood"><b data-piece="a"></b></div>'))).toBe("wood");
  expect(materialOf(within('<div data-sound="wood"><b data-piece="a" data-sound="card"></b></div>'))).toBe("card");
  expect(materialOf(within('<div><b data-piece="a"></b></div>'))).toBeNull();
  expect(materialOf(within('<div data-sound="jelly"><b data-piece="a"></b></div>'))).toBeNull();
});

test("a pawn sounds on each stone of its way", () => {
  expect(audible([{ sound: "wood", times_ms: [200, 400, 600] }])).toEqual([200, 400, 600].map((after_ms) => ({ sound: "wood", after_ms })));
});

test("pieces that land together sound one after the other, and at most four of them", () => {
  const heard = audible(Array.from({ length: 9 }, () => ({ sound: "tile" as const, times_ms: [280] })));
  expect(heard).toHaveLength(4);
  expect(new Set(heard.map(({ after_ms }) => after_ms)).size).toBe(4);
});
