import { expect, test } from "vitest";

import type { RoomView } from "../room/view";
import { roomOf } from "../school/moment";
import { joinedMoments, type FamilyPage } from "./fetch";

const room = roomOf({ game: "noughts", seats: 2, view: {} as never }, ["Tu lado", ""]);

test("a page of a replay gets a room without people", () => {
  const first = { view: { game: null, status: null }, at_ms: 5, frames: [{ seq: 1, at_ms: 6, ops: [[["game"], { text: "o" }]] }], next: 1 } as unknown as FamilyPage;
  const rest = { frames: [{ seq: 2, at_ms: 7, ops: [[["game", "text"], "ox"]], happenings: [{ kind: "game_ended", seat: null, params: {} }] }], next: null } as unknown as FamilyPage;
  const moments = joinedMoments(joinedMoments([], first, room), rest, room);
  expect(moments.map(({ seq, view }) => [seq, (view as RoomView & { game: { text: string } | null }).game?.text])).toEqual([[0, undefined], [1, "o"], [2, "ox"]]);
  expect(moments.every(({ view }) => view.room === room)).toBe(true);
  expect(moments[2]?.events[0]?.kind).toBe("game_ended");
});
