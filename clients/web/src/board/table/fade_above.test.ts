import { expect, test } from "vitest";

import { fadeAbove } from "./fade_above";

test("a list fades its first line only while lines are hidden above it", () => {
  const list = document.createElement("ol");
  const stop = fadeAbove(list);
  const scrolledTo = (top: number): string | undefined => {
    list.scrollTop = top;
    list.dispatchEvent(new Event("scroll"));
    return list.dataset.above;
  };
  expect(list.dataset.above).toBe("");
  expect(scrolledTo(12)).toBe("more");
  expect(scrolledTo(0)).toBe("");
  stop();
  expect(scrolledTo(12)).toBe("");
});
