import { describe, expect, it } from "vitest";

import type { BoardView, ClassView } from "../view";
import { atHome, couldGo, momentOf, offeredMoment } from "./home";

const board = (code: string, state: BoardView["state"], seats: string[], home = false): BoardView => ({
  code,
  state,
  seats,
  points: [],
  final: false,
  disputed: false,
  unsigned: [],
  ...(home ? { home: { until_ms: 1, days: 0, at_time: "tutor" as const } } : {}),
});

const view = {
  rounds: [
    { boards: [board("A", "adjourned", ["ana", "bo"]), board("B", "over", ["cruz", "dana"])] },
    { boards: [board("C", "playing", ["ana", "cruz"], true), board("D", "playing", ["bo", "dana"])] },
  ],
} as unknown as ClassView;

const codes = (placed: { board: BoardView }[]): (string | null)[] => placed.map((one) => one.board.code);

describe("games to finish outside class", () => {
  it("are the person's own, or all", () => {
    expect(codes(atHome(view))).toEqual(["C"]);
    expect(codes(atHome(view, "ana"))).toEqual(["C"]);
    expect(codes(atHome(view, "bo"))).toEqual([]);
  });

  it("can come from running and stored boards of any round", () => {
    expect(codes(couldGo(view))).toEqual(["A", "D"]);
  });

  it("have a date that survives the form's field", () => {
    const now = new Date(2026, 10, 25, 9, 30).getTime();
    expect(offeredMoment(now)).toBe("2026-12-02T20:00");
    expect(momentOf(offeredMoment(now))).toBe(new Date(2026, 11, 2, 20).getTime());
    expect(momentOf("")).toBeNull();
    expect(momentOf("mañana")).toBeNull();
  });
});
