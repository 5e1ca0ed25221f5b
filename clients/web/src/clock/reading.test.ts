import { describe, expect, test } from "vitest";
import { clockText, passedMark } from "./format";
import { isRunning, leftOf } from "./reading";

const turn = { kind: "turn" as const, seat: 1, in_grace: false, due_at_ms: 70_000, left_ms: null, turn_ms: 60_000 };
const chess = { kind: "chess" as const, running: 0, left_ms: [5000, 9000], since_ms: 1000 };

describe("a clock's reading at a server time", () => {
  test("a turn clock runs only for its seat, and keeps the remaining time while it is stopped", () => {
    expect([leftOf(turn, 1, 40_000), leftOf(turn, 0, 40_000)]).toEqual([30_000, null]);
    expect(leftOf(turn, 1, 99_000)).toBe(0);
    const halted = { ...turn, due_at_ms: null, left_ms: 12_000 };
    expect([leftOf(halted, 1, 99_000), isRunning(halted, 1)]).toEqual([12_000, false]);
  });

  test("all seats share a turn clock without a seat", () => {
    const shared = { ...turn, seat: null };
    expect([leftOf(shared, 0, 69_000), isRunning(shared, 4)]).toEqual([1000, true]);
  });

  test("a chess clock runs for the side to move, after the delay", () => {
    expect([leftOf(chess, 0, 3000), leftOf(chess, 1, 3000)]).toEqual([3000, 9000]);
    expect(leftOf({ ...chess, delay_left_ms: 1500 }, 0, 3000)).toBe(4500);
    expect(leftOf({ ...chess, since_ms: null }, 0, 3000)).toBe(5000);
  });

  test("a delay of days is part of the remaining time", () => {
    const days = { ...chess, delay_left_ms: 86_400_000 };
    expect([leftOf(days, 0, 1000), leftOf(days, 0, 86_401_000), leftOf(days, 1, 3000)]).toEqual([86_405_000, 5000, 9000]);
  });
});

test("a clock's text: hours, minutes, and tenths at the end", () => {
  expect([3_723_000, 65_000, 9_900].map((ms) => clockText(ms))).toEqual(["1:02:03", "1:05", "0:10"]);
  expect(clockText(9_870, true)).toBe("9.8");
  expect([86_399_000, 86_400_000, 259_000_000].map((ms) => clockText(ms))).toEqual(["23:59:59", "1 d 0 h", "2 d 23 h"]);
});

test("the clock reports a mark once, on passing it", () => {
  expect(passedMark(60_100, 59_900)).toBe(60_000);
  expect(passedMark(59_900, 59_700)).toBeUndefined();
  expect(passedMark(61_000, 9000)).toBe(10_000);
});
