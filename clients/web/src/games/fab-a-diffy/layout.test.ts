import { expect, test } from "vitest";
import { layoutOf, RIM, SHAPE, WIDTH } from "./layout";
import { PLACES } from "./view";

/** The width of the board on a usual phone, and the least height of a target of a finger, in px. */
const PHONE_PX = 340;
const FINGER_PX = 32;

test("a finger hits every strip on a phone, however many are open", () => {
  const px = PHONE_PX / (WIDTH + 2 * RIM);
  for (let last = -1; last < PLACES; last += 1) {
    const { inRow, rows, wide, tall } = layoutOf(last);
    expect(inRow * rows).toBeGreaterThan(last);
    expect(tall * px).toBeGreaterThanOrEqual(FINGER_PX);
    expect(wide * px).toBeGreaterThanOrEqual(2 * FINGER_PX);
  }
});

test("up to four strips share one size, and up to five have the full width", () => {
  expect(layoutOf(3)).toEqual(layoutOf(-1));
  expect(layoutOf(4).wide).toBe(layoutOf(-1).wide);
  expect(SHAPE).toBeGreaterThan(1);
});
