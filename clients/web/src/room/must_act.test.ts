import { expect, test } from "vitest";

import { infoOf, seatOf } from "../../tests/rooms";
import { mustAct } from "./must_act";
import type { RoomInfo, RoomView, Status } from "./view";

function viewOf(status: Partial<Status>, room: Partial<RoomInfo> = {}): RoomView {
  const still: Status = { phase: "play", flag: 0, may: [[], []], windows: [], due_at_ms: null, result: null, awaited: [0] };
  return { room: infoOf(room), game: null, status: { ...still, ...status } };
}

const ana = { seat: 0, role: "player" } as const;
const bo = { seat: 1, role: "player" } as const;
const watcher = { seat: null, role: "spectator" } as const;

test("the holder of the flag plays", () => {
  expect(mustAct(viewOf({}), ana)).toEqual({ seats: [0], reason: "turn", isYou: true });
  expect(mustAct(viewOf({}), bo)).toEqual({ seats: [0], reason: "turn", isYou: false });
});

test("a called seat answers, regardless of the flag", () => {
  const asked = viewOf({ phase: "answer_envido", awaited: [1] });
  expect(mustAct(asked, bo)).toEqual({ seats: [1], reason: "answer", isYou: true });
  expect(mustAct(asked, ana)).toEqual({ seats: [1], reason: "answer", isYou: false });
  expect(mustAct(asked, watcher)).toEqual({ seats: [1], reason: "answer", isYou: false });
});

test("a result waits for the seat that may accept it, not for its claimant", () => {
  const declared = viewOf({ phase: "result_pending", may: [["challenge"], ["accept_result", "challenge"]], awaited: [1] });
  expect(mustAct(declared, bo)).toEqual({ seats: [1], reason: "result", isYou: true });
  expect(mustAct(declared, ana)?.isYou).toBe(false);
});

test("if all seats write at once, each must write its own part and then waits for the rest", () => {
  expect(mustAct(viewOf({ awaited: [0, 1] }), ana)).toEqual({ seats: [0, 1], reason: "turn", isYou: true });
  expect(mustAct(viewOf({ awaited: [0, 1] }), bo)?.reason).toBe("answer");
  expect(mustAct(viewOf({ awaited: [1] }), ana)).toEqual({ seats: [1], reason: "answer", isYou: false });
});

test("while the flag is free, it is nobody's turn, and some seat must move", () => {
  expect(mustAct(viewOf({ flag: null, awaited: [1] }), bo)).toEqual({ seats: [1], reason: "move", isYou: true });
});

test("a ruling waits for the people who have not accepted it", () => {
  const appeal: NonNullable<RoomInfo["appeal"]> = {
    stage: "window", accepted: [0], seat: 0, by: null, closes_at_ms: null, unattended: false, decides_at_ms: null, level: 0, opinions: [], pleaded: [], rules: [],
  };
  const paused: Partial<RoomInfo> = { state: "paused", appeal };
  expect(mustAct(viewOf({}, paused), bo)).toEqual({ seats: [1], reason: "ruling", isYou: true });
  expect(mustAct(viewOf({}, { ...paused, seats: [seatOf(), seatOf({ kind: "bot" })] }), ana)).toBeNull();
});

test("seats have no duty in a pause, after the end, and while a referee decides", () => {
  expect(mustAct(viewOf({}, { state: "paused" }), ana)).toBeNull();
  expect(mustAct(viewOf({ awaited: [], flag: null }, { state: "over" }), ana)).toBeNull();
  expect(mustAct({ ...viewOf({}), status: null }, ana)).toBeNull();
});
