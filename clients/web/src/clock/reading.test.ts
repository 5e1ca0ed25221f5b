import { describe, expect, test } from "vitest";
import { clockText, passedMark } from "./format";
import { isRunning, leftOf } from "./reading";

const turn = { kind: "turn" as const, seat: 1, in_grace: false, due_at_ms: 70_000, left_ms: null, turn_ms: 60_000 };
const chess = { kind: "chess" as const, running: 0, left_ms: [5000, 9000], since_ms: 1000 };

describe("what a clock reads at a server time", () => {
  test("a turn clock runs against its seat alone, and keeps what was left while it stands", () => {
    expect([leftOf(turn, 1, 40_000), leftOf(turn, 0, 40_000)]).toEqual([30_000, null]);
    expect(leftOf(turn, 1, 99_000)).toBe(0);
    const halted = { ...turn, due_at_ms: null, left_ms: 12_000 };
    expect([leftOf(halted, 1, 99_000), isRunning(halted, 1)]).toEqual([12_000, false]);
  });

  test("a turn clock of no seat is everybody's", () => {
    const shared = { ...turn, seat: null };
    expect([leftOf(shared, 0, 69_000), isRunning(shared, 4)]).toEqual([1000, true]);
  });

  test("a chess clock counts down for who has the move, after the delay", () => {
    expect([leftOf(chess, 0, 3000), leftOf(chess, 1, 3000)]).toEqual([3000, 9000]);
    expect(leftOf({ ...chess, delay_left_ms: 1500 }, 0, 3000)).toBe(4500);
    expect(leftOf({ ...chess, since_ms: null }, 0, 3000)).toBe(5000);
  });

  test("a delay of days is a part of what is left", () => {
    const days = { ...chess, delay_left_ms: 86_400_000 };
    expect([leftOf(days, 0, 1000), leftOf(days, 0, 86_401_000), leftOf(days, 1, 3000)]).toEqual([86_405_000, 5000, 9000]);
  });
});

test("a clock's text: hours, minutes, and tenths at the end", () => {
  expect([3_723_000, 65_000, 9_900].map((ms) => clockText(ms))).toEqual(["1:02:03", "1:05", "0:10"]);
  expect(clockText(9_870, true)).toBe("9.8");
  expect([86_399_000, 86_400_000, 259_000_000].map((ms) => clockText(ms))).toEqual(["23:59:59", "1 d 0 h", "2 d 23 h"]);
});

test("a mark is told once, when it is passed", () => {
  expect(passedMark(60_100, 59_900)).toBe(60_000);
  expect(passedMark(59_900, 59_700)).toBeUndefined();
  expect(passedMark(61_000, 9000)).toBe(10_000);
});
