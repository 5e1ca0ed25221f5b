import { expect, test } from "vitest";

import { resultOf } from "../../../tests/rooms";
import type { Remark } from "../../replay/recording";
import { fromReview, nearness, stayed } from "./kind_line";

const remark = (changes: Partial<Remark>): Remark => ({ kind: "missed", seq: 1, at_ms: 0, seat: 0, rule: "g.rule", text: "x", ...changes });
const game = (...remarks: Remark[]) => ({ number: 0, from_seq: 0, remarks });

test("a close score is near, whether more or fewer points win", () => {
  expect(nearness(resultOf({ reason: "time", winners: [0], score: "60:58" }), 1)).toEqual({ kind: "near", by: 2, winner: 0 });
  expect(nearness(resultOf({ reason: "all_laid", winners: [2], score: "31 29 28" }), 1, ["all_laid"])).toEqual({ kind: "near", by: 1, winner: 2 });
});

test("a score says nothing if it is far, or if something else ended the game", () => {
  expect(nearness(resultOf({ reason: "time", winners: [0], score: "60:20" }), 1)).toBeNull();
  expect(nearness(resultOf({ reason: "all_laid", winners: [0], score: "60:58" }), 1)).toBeNull();
  expect(nearness(resultOf({ reason: "five", winners: [0], score: "60:58" }), 1)).toBeNull();
  expect(nearness(resultOf({ reason: "time", winners: [0], score: "1-0" }), 1)).toBeNull();
  expect(nearness(resultOf({ reason: "time", winners: [0], score: null }), 1)).toBeNull();
});

test("the review counts the faults of others that the player saw and missed", () => {
  const right = remark({ kind: "right", seat: 1, accused: 0 });
  expect(fromReview(game(right, right, right, remark({ seat: 0 }), remark({ seat: 1 })), 1)).toEqual({ kind: "faults", seen: 3, all: 4 });
});

test("a player without a fault hears so; a player with one does not", () => {
  expect(fromReview(game(remark({ seat: 0 })), 1)).toEqual({ kind: "clean" });
  expect(fromReview(game(remark({ seat: 1 })), 1)).toBeNull();
  expect(fromReview(game(remark({ kind: "right", seat: 0, accused: 1 })), 1)).toBeNull();
  expect(fromReview(undefined, 1)).toBeNull();
});

test("only a player who did not give up has played to the end", () => {
  expect(stayed(resultOf({ reason: "goal" }))).toEqual({ kind: "stayed" });
  expect(stayed(resultOf({ reason: "resign" }))).toBeNull();
});
