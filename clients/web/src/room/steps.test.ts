import { expect, test } from "vitest";
import { Room } from "./room.svelte";
import type { RoomView } from "./view";

test("a patch is one step of its player; a snapshot and a missed patch are jumps", () => {
  const room = new Room();
  const told: unknown[] = [];
  room.steps.listen({ step: (isOwn) => told.push(isOwn), jump: () => told.push("jump") });
  room.enter("ABCDEF");
  const view = { room: { state: "playing" } } as unknown as RoomView;
  const snapshot = { type: "snapshot", room: "ABCDEF", seq: 1, view, you: { seat: 0, role: "player" }, happenings: [] };
  room.shown(snapshot as unknown as Parameters<Room["shown"]>[0]);
  const patch = (seat: number) => ({ type: "patch", room: "ABCDEF", seq: 2, ops: [], happenings: [{ kind: "moved", at_ms: 1, seat }] });
  room.stepped(patch(0) as unknown as Parameters<Room["stepped"]>[0]);
  room.stepped(patch(1) as unknown as Parameters<Room["stepped"]>[0]);
  room.stepped(patch(1) as unknown as Parameters<Room["stepped"]>[0], true);
  expect(told).toEqual(["jump", true, false, "jump"]);
});
