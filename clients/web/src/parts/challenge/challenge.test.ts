import { expect, test } from "vitest";

import type { Entry } from "../../room/room.svelte";
import type { RoomView } from "../../room/view";
import { isAssisted, playedBefore, plays } from "./challenge";

const entry = (kind: string, seat: number | null, id: number): Entry => ({ kind, seat, id });
const kinds = (entries: readonly Entry[]): string[] => entries.map(({ kind }) => kind);
const isPlay = plays({ rolled: "", placed: "", scored: "", removed: "" });

test("the judged play is the other seat's acts since the seat's own last act", () => {
  const log = [
    entry("game_started", null, 0),
    entry("rolled", 0, 1),
    entry("placed", 0, 2),
    entry("rolled", 1, 3),
    entry("phrase", 0, 4),
    entry("placed", 1, 5),
    entry("scored", 1, 6),
  ];
  expect(kinds(playedBefore(log, log.length, 0, isPlay))).toEqual(["rolled", "placed", "scored"]);
});

test("the seat's own acts in the running turn do not hide it", () => {
  const log = [entry("rolled", 1, 0), entry("placed", 1, 1), entry("removed", 0, 2)];
  expect(kinds(playedBefore(log, log.length, 0, isPlay))).toEqual(["rolled", "placed"]);
});

test.each(["turn_forfeited", "turn_lost", "flag_passed"])("a turn that ended by %s separates two turns of the other seat", (end) => {
  const log = [entry("rolled", 1, 0), entry("scored", 1, 1), entry(end, 0, 2), entry("rolled", 1, 3), entry("scored", 1, 4)];
  expect(playedBefore(log, log.length, 0, isPlay).map(({ id }) => id)).toEqual([3, 4]);
});

test("a ruling on an earlier challenge is not part of the play", () => {
  const log = [entry("challenged", 0, 0), entry("ruling_stands", null, 1), entry("rolled", 1, 2), entry("challenged", 0, 3)];
  expect(kinds(playedBefore(log, 3, 0, plays({ rolled: "" })))).toEqual(["rolled"]);
});

test("without an act of the other seat the list is empty", () => {
  expect(playedBefore([entry("rolled", 0, 0)], 1, 0, isPlay)).toEqual([]);
});

const view = (status: object, game: object = {}): RoomView => ({ status, game, room: { options: {} } }) as unknown as RoomView;

test("a game has help unless it is in tournament mode", () => {
  expect(isAssisted(view({}, { mode: "tournament" }))).toBe(false);
  expect(isAssisted(view({}, { mode: "assisted" }))).toBe(true);
  expect(isAssisted(view({}))).toBe(true);
});
