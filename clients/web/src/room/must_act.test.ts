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

test("who has the flag plays", () => {
  expect(mustAct(viewOf({}), ana)).toEqual({ seats: [0], reason: "turn", isYou: true });
  expect(mustAct(viewOf({}), bo)).toEqual({ seats: [0], reason: "turn", isYou: false });
});

test("who was asked answers, whoever has the flag", () => {
  const asked = viewOf({ phase: "answer_envido", awaited: [1] });
  expect(mustAct(asked, bo)).toEqual({ seats: [1], reason: "answer", isYou: true });
  expect(mustAct(asked, ana)).toEqual({ seats: [1], reason: "answer", isYou: false });
  expect(mustAct(asked, watcher)).toEqual({ seats: [1], reason: "answer", isYou: false });
});

test("a result waits for who may accept it, not for who claimed it", () => {
  const declared = viewOf({ phase: "result_pending", may: [["challenge"], ["accept_result", "challenge"]], awaited: [1] });
  expect(mustAct(declared, bo)).toEqual({ seats: [1], reason: "result", isYou: true });
  expect(mustAct(declared, ana)?.isYou).toBe(false);
});

test("where all write at once each is told of the own part, and who has written waits for the rest", () => {
  expect(mustAct(viewOf({ awaited: [0, 1] }), ana)).toEqual({ seats: [0, 1], reason: "turn", isYou: true });
  expect(mustAct(viewOf({ awaited: [0, 1] }), bo)?.reason).toBe("answer");
  expect(mustAct(viewOf({ awaited: [1] }), ana)).toEqual({ seats: [1], reason: "answer", isYou: false });
});

test("before anybody has the flag it is nobody's turn, and somebody must move", () => {
  expect(mustAct(viewOf({ flag: null, awaited: [1] }), bo)).toEqual({ seats: [1], reason: "move", isYou: true });
});

test("a ruling waits for the persons who have not accepted it", () => {
  const appeal: NonNullable<RoomInfo["appeal"]> = {
    stage: "window", accepted: [0], seat: 0, by: null, closes_at_ms: null, unattended: false, decides_at_ms: null, level: 0, opinions: [], pleaded: [], rules: [],
  };
  const paused: Partial<RoomInfo> = { state: "paused", appeal };
  expect(mustAct(viewOf({}, paused), bo)).toEqual({ seats: [1], reason: "ruling", isYou: true });
  expect(mustAct(viewOf({}, { ...paused, seats: [seatOf(), seatOf({ kind: "bot" })] }), ana)).toBeNull();
});

test("nobody must act in a pause, when it is over, and while a referee decides", () => {
  expect(mustAct(viewOf({}, { state: "paused" }), ana)).toBeNull();
  expect(mustAct(viewOf({ awaited: [], flag: null }, { state: "over" }), ana)).toBeNull();
  expect(mustAct({ ...viewOf({}), status: null }, ana)).toBeNull();
});
