import { expect, test } from "vitest";

import { infoOf, resultOf, seatOf } from "../../../tests/rooms";
import type { GameView, RoomView } from "../../room/view";
import { awayAt, byNeed, needOf } from "./need";
import type { BoardView } from "../view";

const board: BoardView = { seats: ["ana", "bo"], code: "ABC234", state: "playing", points: [], final: false, disputed: false, unsigned: [] };
const person = (present: boolean) => seatOf({ present });

function shown(violations: number[]): GameView {
  const clock = { kind: "turn", seat: 0, in_grace: false, due_at_ms: null, left_ms: null, turn_ms: 0 };
  return { clock, strikes: [0, 0], marks: [[], []], text: "", violations };
}

function room(info: Partial<RoomView["room"]> = {}, game: RoomView["game"] = null): RoomView {
  return { room: infoOf(info), status: null, game };
}

test.each([
  ["appeal", board, room({ appeal: { stage: "appeal" } as RoomView["room"]["appeal"] })],
  ["ruling", board, room({ appeal: { stage: "ruling" } as RoomView["room"]["appeal"] })],
  ["dispute", { ...board, state: "over", disputed: true, points: [1, 0] }, room()],
  ["unsigned", { ...board, state: "over", points: [1, 0] }, room()],
  ["done", { ...board, state: "over", points: [1, 0], final: true }, room()],
  ["time", board, room({}, shown([0, 2]))],
  ["dropped", board, room({ seats: [person(true), person(false)] })],
  ["paused", board, room({ state: "paused" })],
  ["playing", board, room()],
  ["playing", board, null],
  ["waiting", { ...board, state: "waiting" }, null],
  ["adjourned", { ...board, state: "adjourned" }, room({ state: "paused", seats: [person(true), person(false)] })],
  ["dropped", board, room({ seats: [person(true), { ...person(true), left: true }] })],
  ["playing", board, room({ seats: [person(true), { ...person(false), kind: "bot" }] })],
  ["done", { ...board, state: "over" }, room({ result: resultOf({ result: "void", reason: "forced" }) })],
  ["playing", board, room({}, shown([1, 1]))],
  ["appeal", { ...board, disputed: true }, room({ state: "paused", appeal: { stage: "appeal" } as RoomView["room"]["appeal"] }, shown([2, 2]))],
  ["time", board, room({ seats: [person(false), person(true)] }, shown([2, 0]))],
] as [string, BoardView, RoomView | null][])("%s", (need, each, looked) => {
  expect(needOf(each, looked)).toBe(need);
});

test("the neediest boards come first", () => {
  expect(byNeed(["playing", "done", "appeal", "unsigned", "playing"])).toEqual([2, 3, 0, 4, 1]);
  const asTheTutorWalks = ["appeal", "ruling", "hand", "dispute", "time", "dropped", "unsigned", "playing"] as const;
  expect(byNeed([...asTheTutorWalks].reverse())).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
});

test("a raised hand comes after rulings, before cards", () => {
  expect(needOf(board, room(), true)).toBe("hand");
  expect(needOf({ ...board, state: "over", disputed: true, points: [1, 0] }, room(), true)).toBe("hand");
  expect(needOf(board, room({ appeal: { stage: "ruling" } as RoomView["room"]["appeal"] }), true)).toBe("ruling");
});

test("names absent players, but never the computer", () => {
  const seats = [person(false), { ...person(true), left: true }, { ...person(false), kind: "bot" as const }];
  const named = seats.map((seat, at) => ({ ...seat, person: `p${at}` }));
  expect(awayAt(board, room({ seats: named }))).toEqual(["p0", "p1"]);
  expect(awayAt({ ...board, state: "adjourned" }, room({ seats: named }))).toEqual([]);
  expect(awayAt(board, null)).toEqual([]);
});
