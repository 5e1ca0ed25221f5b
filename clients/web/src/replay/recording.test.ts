import { expect, test } from "vitest";
import { PatchError } from "@banderilla/client";

import type { RoomView } from "../room/view";
import { continued, patched, placeOf, spansOf, type Frame } from "./recording";

const view = { room: { seats: [{ present: true }] }, status: null, game: null } as unknown as RoomView;
const happenings = (kind: string) => [{ kind }];

/** Two games: a finished one of two moves, and a running one. Between them a person comes and goes. */
const FRAMES: Frame[] = [
  { seq: 1, at_ms: 10, ops: [[["room", "seats", 0, "present"], false]] },
  { seq: 2, at_ms: 20, ops: [[["game"], { cells: [null, null] }], [["status"], { flag: 0 }]], happenings: happenings("game_started") },
  { seq: 3, at_ms: 30, ops: [[["game", "cells", 0], 0], [["status", "flag"], 1]], happenings: happenings("placed") },
  { seq: 4, at_ms: 40, ops: [[["room", "seats", 0, "present"], true]] },
  { seq: 5, at_ms: 50, ops: [[["game", "cells", 1], 1]], happenings: happenings("game_ended") },
  { seq: 6, at_ms: 60, ops: [], happenings: happenings("signed") },
  { seq: 7, at_ms: 70, ops: [[["game"], { cells: [null, null] }]], happenings: happenings("game_started") },
  { seq: 8, at_ms: 80, ops: [[["game", "cells", 1], 0]], happenings: happenings("placed") },
];
const moments = continued(continued([], { view, at_ms: 5, frames: FRAMES.slice(0, 4) }), { frames: FRAMES.slice(4) });
const game = (index: number) => moments[index]?.view.game as unknown as { cells: unknown[] };

test("every moment keeps its own view, in any order of visits", () => {
  expect(moments.map((moment) => moment.seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect([2, 3, 5, 7, 8].map((index) => game(index).cells)).toEqual([[null, null], [0, null], [0, 1], [null, null], [null, 0]]);
  expect(moments[0]?.view.game).toBeNull();
  expect(view.room.seats[0]?.present).toBe(true);
});

test("unchanged parts are the same object", () => {
  expect(moments[4]?.view.game).toBe(moments[3]?.view.game);
  expect(moments[4]?.view.room).not.toBe(moments[3]?.view.room);
});

test("the games have stops only at new positions", () => {
  expect(spansOf(moments)).toEqual([
    { number: 0, over: true, stops: [2, 3, 5] },
    { number: 1, over: false, stops: [7, 8] },
  ]);
  expect(spansOf([])).toEqual([]);
});

test("a game may start in the step that ends another", () => {
  const both = [...moments.slice(0, 4), { ...moments[7]!, events: [...happenings("game_ended"), ...happenings("game_started")] }];
  expect(spansOf(both).map(({ over, stops }) => [over, stops])).toEqual([
    [true, [2, 3]],
    [false, [4]],
  ]);
});

test("a number is at the last stop before or at it", () => {
  const spans = spansOf(moments);
  const at = (seq: number) => Object.values(placeOf(moments, spans, seq));
  expect([0, 2, 4, 5, 6, 7, 99].map(at)).toEqual([[0, 0], [0, 0], [0, 1], [0, 2], [0, 2], [1, 0], [1, 1]]);
});

test("a repeated page adds nothing; a page with a gap before it does not fit", () => {
  expect(continued(moments, { frames: FRAMES })).toHaveLength(moments.length);
  expect(() => continued([], { frames: FRAMES })).toThrow(PatchError);
});

test("a new whole view replaces everything; deleting, appending", () => {
  expect(patched({ a: 1 }, [[[], { b: [1] }], [["b"], "+", [2]], [["c"], 3], [["c"]]])).toEqual({ b: [1, 2] });
  expect(() => patched({ a: 1 }, [[["x", "y"], 1]])).toThrow(PatchError);
});
