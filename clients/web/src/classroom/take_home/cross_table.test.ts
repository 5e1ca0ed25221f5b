import { describe, expect, it } from "vitest";

import type { ClassView } from "../view";
import { crossTable } from "./cross_table";

const board = (seats: string[], points: number[], more: object = {}) => ({ seats, points, code: "ABCDEF", state: "over", final: true, disputed: false, unsigned: [], ...more });
const VIEW = {
  standings: [
    { person: "ana", place: 1 },
    { person: "bo", place: 2 },
    { person: "cruz", place: 3 },
  ],
  rounds: [
    { state: "closed", off: ["cruz"], byes: [{ person: "cruz", points: 0.5 }], boards: [board(["bo", "ana"], [1, 0])] },
    { state: "closed", off: [], boards: [board(["ana", "cruz"], [1, 0], { forfeit: true }), board(["bo", "bot"], [0, 1])] },
    { state: "playing", off: ["bo"], boards: [board(["cruz", "ana"], [0, 1])] },
  ],
} as unknown as ClassView;

describe("the cross table", () => {
  it("has the opponent and the result of each round, and the places of the standings", () => {
    expect(crossTable(VIEW, 3)).toEqual([
      { person: "ana", place: 1, points: 2, cells: [{ opponents: ["bo"], result: "0" }, { opponents: ["cruz"], result: "+" }, { opponents: ["cruz"], result: "1" }] },
      { person: "bo", place: 2, points: 2, cells: [{ opponents: ["ana"], result: "1" }, { opponents: [], result: "1" }, { opponents: [], result: "" }] },
      { person: "cruz", place: 3, points: 0.5, cells: [{ opponents: [], result: "½" }, { opponents: ["ana"], result: "–" }, { opponents: ["ana"], result: "0" }] },
    ]);
  });

  it("is sorted by the points of an earlier round, where equal points share a place", () => {
    expect(crossTable(VIEW, 1).map(({ person, place, points }) => [person, place, points])).toEqual([["bo", 1, 1], ["cruz", 2, 0.5], ["ana", 3, 0]]);
    expect(crossTable(VIEW, 2).map(({ person, place }) => [person, place])).toEqual([["bo", 1], ["ana", 2], ["cruz", 3]]);
  });
});
