import { expect, test } from "vitest";

import { partOf, podium } from "./weekend";

const hour = { starts_at_ms: 1_000, ends_at_ms: 2_000, counts_until_ms: 2_500, game: "fiar" };
const line = (place: number, points: number) => ({ place, name: `Zorro ${place}`, points, games: 1, you: false });

test("the hour has four parts, and each begins at its time", () => {
  expect([999, 1_000, 1_999, 2_000, 2_499, 2_500].map((now) => partOf(hour, now))).toEqual(["before", "on", "on", "grace", "grace", "over"]);
});

test("the podium has the first three places, without people who have no points", () => {
  expect(podium([line(1, 6), line(2, 4), line(2, 4), line(4, 2)]).map(({ place }) => place)).toEqual([1, 2, 2]);
  expect(podium([line(1, 2), line(2, 0)]).map(({ place }) => place)).toEqual([1]);
  expect(podium([line(1, 0), line(1, 0)])).toEqual([]);
});
