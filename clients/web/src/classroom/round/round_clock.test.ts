import { expect, test } from "vitest";
import type { RoundView } from "../view";
import { hasClock, leftOf, passedMinutes } from "./round_clock";

const round: RoundView = {
  number: 0,
  game: "g",
  how: "swiss",
  seats: 2,
  options: {},
  games: 1,
  state: "playing",
  off: [],
  boards: [],
  minutes: 15,
  at_time: "tutor",
  ends_at_ms: 900_000,
  time_called: false,
  version: 0,
};

test("a running round has a clock if it has an end or its time is up", () => {
  expect(hasClock(round)).toBe(true);
  expect(hasClock({ ...round, ends_at_ms: null })).toBe(false);
  expect(hasClock({ ...round, ends_at_ms: null, time_called: true })).toBe(true);
  expect(hasClock({ ...round, state: "closed" })).toBe(false);
  expect(hasClock(null)).toBe(false);
});

test("the remaining time falls to zero, and is zero after the time is up", () => {
  expect([0, 899_000, 950_000].map((now) => leftOf(round, now))).toEqual([900_000, 1_000, 0]);
  expect(leftOf({ ...round, time_called: true }, 0)).toBe(0);
});

test("the page says five minutes and the last minute once each", () => {
  expect(passedMinutes(300_001, 300_000)).toBe(5);
  expect(passedMinutes(300_000, 299_000)).toBeUndefined();
  expect(passedMinutes(400_000, 30_000)).toBe(1);
  expect(passedMinutes(400_000, 0)).toBeUndefined();
});
