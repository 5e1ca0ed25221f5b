import { beforeEach, expect, test } from "vitest";

import { setName } from "../storage";
import { all, answer, due, remember, waiting } from "./own";
import type { OwnExercise } from "./view.gen";

const NOW_MS = 1_000_000;
const DAY_MS = 86_400_000;
const own = (seq: number): OwnExercise => ({ kind: "missed", seq, exercise: { game: "contig60", number: seq } as OwnExercise["exercise"] });
const first = (now_ms: number) => {
  const [one] = due(now_ms);
  if (one === undefined) throw new Error("nothing is due");
  return one;
};

beforeEach(() => localStorage.clear());

test("a missed fault becomes a question at once, and a second visit to the game does not add it again", () => {
  remember("ABC234", [own(3), own(7)], NOW_MS);
  remember("ABC234", [own(3), own(7)], NOW_MS + 5);
  expect(due(NOW_MS).map(({ seq }) => seq)).toEqual([3, 7]);
});

test("a right answer returns after one, three, seven and sixteen days, and is then learnt", () => {
  remember("ABC234", [own(3)], NOW_MS);
  let now_ms = NOW_MS;
  for (const days of [1, 3, 7, 16]) {
    answer(first(now_ms), true, now_ms);
    expect(due(now_ms + days * DAY_MS - 1)).toEqual([]);
    now_ms += days * DAY_MS;
    expect(due(now_ms)).toHaveLength(1);
  }
  answer(first(now_ms), true, now_ms);
  expect(waiting()).toEqual([]);
  remember("ABC234", [own(3)], now_ms);
  expect(waiting(), "what is learnt is not asked again").toEqual([]);
});

test("a wrong answer returns after the others, and starts at the first box", () => {
  remember("ABC234", [own(3), own(7)], NOW_MS);
  answer(first(NOW_MS), false, NOW_MS);
  expect(due(NOW_MS + DAY_MS).map(({ seq }) => seq)).toEqual([7, 3]);
  expect(all().find(({ seq }) => seq === 3)?.box).toBe(0);
});

test("each learner on a device has exercises of their own, and takes over those of an older version", () => {
  setName("Ana");
  remember("ABC234", [own(3)], NOW_MS);
  setName("Beto");
  expect(waiting()).toEqual([]);
  remember("ABC234", [own(5)], NOW_MS);
  answer(first(NOW_MS), false, NOW_MS);
  setName("ana");
  expect(waiting().map(({ seq }) => seq)).toEqual([3]);
  localStorage.setItem("banderilla.own", JSON.stringify([{ room: "ABC234", seq: 9, due_ms: NOW_MS, box: 0, own: own(9) }]));
  answer(first(NOW_MS), false, NOW_MS);
  expect(all().map(({ seq, learner }) => [seq, learner])).toEqual([[9, "ana"]]);
});

test("a damaged store has no questions", () => {
  localStorage.setItem("banderilla.own", "[3, {\"room\": 1}]");
  expect(all()).toEqual([]);
  localStorage.setItem("banderilla.own", "{");
  expect(all()).toEqual([]);
});
