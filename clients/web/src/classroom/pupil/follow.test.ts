import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { followingOf } from "./follow";
import { numberOf, Throttle } from "../showing/showing";
import type { BoardView, ClassView } from "../view";

const board = (code: string, seats: string[], state: BoardView["state"]): BoardView => ({ seats, code, state, points: [], final: false, disputed: false, unsigned: [] }) as BoardView;

function klass(shown: string | null): ClassView {
  const boards = [board("ABC234", ["ana", "bo"], "playing"), board("DEF567", ["cruz", "dana"], "over")];
  return {
    session: { shown: shown === null ? null : { room: shown, at: 3, by: "eva" } },
    members: [],
    rounds: [{ number: 0, state: "playing", boards, off: [] }],
    standings: [],
  } as unknown as ClassView;
}

describe("followers", () => {
  test.each([
    [null, "pupil", "dana", false, "no"],
    ["DEF567", "leader", "eva", false, "no"],
    ["DEF567", "pupil", "dana", false, "follow"],
    ["DEF567", "pupil", "elsewhere", false, "follow"],
    ["DEF567", "spectator", null, false, "follow"],
    ["DEF567", "pupil", "ana", false, "offer"],
    ["ABC234", "pupil", "ana", true, "follow"],
  ] as const)("shown %s to a %s (%s, insists %s): %s", (shown, role, me, insists, expected) => {
    expect(followingOf(klass(shown), role, me, insists)).toBe(expected);
  });

  test("without a class the page does not follow", () => {
    expect(followingOf(null, "pupil", "ana", true)).toBe("no");
  });

  test("a board has its number in the class", () => {
    expect(["ABC234", "DEF567", "XYZ999"].map((room) => numberOf(klass(null), room))).toEqual([1, 2, null]);
  });
});

describe("a moving value", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("passes on a few times a second, and always the last one", () => {
    const sent: number[] = [];
    const throttle = new Throttle<number>(300, (value) => sent.push(value));
    for (let value = 0; value < 10; value += 1) {
      throttle.push(value);
      vi.advanceTimersByTime(100);
    }
    expect(sent).toEqual([0, 2, 5, 8]);
    vi.advanceTimersByTime(1_000);
    expect(sent).toEqual([0, 2, 5, 8, 9]);
    throttle.push(10);
    expect(sent.at(-1)).toBe(10);
  });

  test("does not pass on after the stop", () => {
    const sent: number[] = [];
    const throttle = new Throttle<number>(300, (value) => sent.push(value));
    throttle.push(1);
    throttle.push(2);
    throttle.stop();
    vi.advanceTimersByTime(1_000);
    expect(sent).toEqual([1]);
  });
});
