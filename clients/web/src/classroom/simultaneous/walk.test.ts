import { expect, test } from "vitest";

import type { RoomView } from "../../room/view";
import type { BoardView, ClassView, RoundView } from "../view";
import { nextStop, simultaneousOf, type Stop, stopsOf } from "./walk";

const board = (code: string, state: BoardView["state"], seats = ["eva", code]) => ({ code, state, seats, final: false, points: [] }) as unknown as BoardView;
const round = (boards: BoardView[], state: RoundView["state"] = "playing") =>
  ({ state, boards, simultaneous: { player: "eva", counts: false, clock: "none" } }) as unknown as RoundView;
const room = (awaited: number[], state = "playing") => ({ room: { state }, status: { awaited } }) as unknown as RoomView;
const stop = (code: string, state: Stop["state"]): Stop => ({ code, number: 1, other: "x", state });

test("a board waits if the game waits for the player's seat", () => {
  const rooms = new Map([
    ["ana", room([0])],
    ["bo", room([1])],
    ["cruz", room([0], "paused")],
    ["flo", room([1])],
  ]);
  const boards = [board("ana", "playing"), board("bo", "playing"), board("cruz", "playing"), board("dana", "over"), board("eli", "adjourned"), board("flo", "playing", ["flo", "eva"])];
  const stops = stopsOf(round(boards), "eva", (code) => rooms.get(code) ?? null);
  expect(stops.map((each) => each.state)).toEqual(["waits", "thinks", "stands", "over", "stands", "waits"]);
  expect(stops.map((each) => each.other)).toEqual(["ana", "bo", "cruz", "dana", "eli", "flo"]);
  expect(stops.map((each) => each.number)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("the walk starts at the present board and wraps around", () => {
  const stops = [stop("a", "waits"), stop("b", "thinks"), stop("c", "waits"), stop("d", "over")];
  expect(nextStop(stops, "a")?.code).toBe("c");
  expect(nextStop(stops, "c")?.code).toBe("a");
  expect(nextStop(stops, null)?.code).toBe("a");
  expect(nextStop([stop("a", "waits"), stop("b", "thinks")], "a")).toBeNull();
});

test("finds the player of a running simultaneous, also on a resumed board", () => {
  const view = (rounds: RoundView[]) => ({ rounds }) as unknown as ClassView;
  expect(simultaneousOf(view([round([board("ana", "playing")])]), "eva")).not.toBeNull();
  expect(simultaneousOf(view([round([board("ana", "playing")])]), "ana")).toBeNull();
  expect(simultaneousOf(view([round([board("ana", "waiting")], "draft")]), "eva")).toBeNull();
  expect(simultaneousOf(view([round([board("ana", "playing")], "closed")]), "eva")).not.toBeNull();
  expect(simultaneousOf(view([round([board("ana", "over")], "closed")]), "eva")).toBeNull();
});
