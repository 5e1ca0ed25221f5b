import { beforeEach, expect, test } from "vitest";

import { setName } from "../storage";
import { keepLearner, learnerNow, type Learner, starsAt, starsOf } from "./learner";
import { chance, chosen, dayOf, finished, type Kind, learnt, ratingOf, streak } from "./skills";

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 10, 29, 15);
const KINDS: Kind[] = [
  { id: "sum", rule: "sentence", skill: "arithmetic", ratings: { fault: 900, rule: 1_000, mark: 1_050 } },
  { id: "order", rule: "sentence", skill: "order_of_operations", ratings: { fault: 1_400, rule: 1_500, mark: 1_550 } },
];
const NEW: Learner = { skills: {}, games: {}, days: [] };

beforeEach(() => localStorage.clear());

test("the next exercise is one that the learner solves four times of five", () => {
  const one = chosen(NEW, KINDS, NOW_MS, 0);
  expect(one).toEqual({ question: "fault", kind: "sum", skill: "arithmetic" });
  expect(chance(ratingOf(NEW, "arithmetic"), 900)).toBeCloseTo(0.76, 2);
  const card = learnt(NEW, "contig60", "arithmetic", 900, "right", NOW_MS).skills.arithmetic!.card;
  const strong: Learner = { ...NEW, skills: { arithmetic: { rating: 1_640, asked: 40, right: 30, card } } };
  const harder: Kind = { id: "long", rule: "sentence", skill: "arithmetic", ratings: { fault: 1_300, rule: 1_400, mark: 1_450 } };
  expect(chosen(strong, [...KINDS.slice(0, 1), harder], NOW_MS + 400 * DAY_MS, 0)).toEqual({ question: "rule", kind: "long", skill: "arithmetic" });
});

test("each rule comes equally often, also one whose faults are hard to see", () => {
  const cover: Kind = { id: "cover", rule: "cover", skill: "counting", ratings: { fault: 1_150, rule: 1_250, mark: 1_300 } };
  const unsaid: Kind = { id: "unsaid", rule: "announce", skill: "procedure", ratings: { fault: 900, rule: 1_000, mark: 1_050 } };
  const kinds = [0, 0.3, 0.6, 0.9].map((lot) => chosen(NEW, [cover, unsaid], NOW_MS, lot)?.kind);
  expect(kinds).toEqual(["cover", "cover", "unsaid", "unsaid"]);
});

test("a practised skill rests, a missed one returns the next day, and a known one later", () => {
  const missed = learnt(NEW, "contig60", "arithmetic", 900, "wrong", NOW_MS);
  const known = learnt(NEW, "contig60", "arithmetic", 900, "right", NOW_MS);
  expect(chosen(missed, KINDS, NOW_MS, 0)?.skill).not.toBe("arithmetic");
  const due = (learner: Learner): number => new Date(learner.skills.arithmetic?.card.due ?? 0).getTime();
  expect(due(missed) - NOW_MS).toBe(DAY_MS);
  expect(due(known)).toBeGreaterThan(due(missed));
  expect(chosen(missed, KINDS, NOW_MS + 2 * DAY_MS, 0)?.skill, "due before new").toBe("arithmetic");
});

test("a game has the stars of the skills that it practises, once the learner has practised it", () => {
  const { card } = learnt(NEW, "contig60", "arithmetic", 900, "right", NOW_MS).skills.arithmetic!;
  const skills = { arithmetic: { rating: 1_450, asked: 9, right: 8, card }, geometry: { rating: 1_800, asked: 9, right: 9, card } };
  const learner: Learner = { ...NEW, skills, games: { contig60: { right: 8, asked: 9 } } };
  expect(starsAt(learner, "contig60", ["arithmetic", "fractions"])).toEqual({ won: 2, all: 6 });
  expect(starsAt(learner, "fiar", ["geometry"])).toEqual({ won: 0, all: 3 });
});

test("an answer after a hint counts half", () => {
  const [right, hinted, wrong] = (["right", "hinted", "wrong"] as const).map((how) =>
    ratingOf(learnt(NEW, "fiar", "geometry", 1_100, how, NOW_MS), "geometry"),
  );
  expect([right, hinted, wrong]).toEqual([1_124, 1_100, 1_076]);
});

test("what a learner knows is stored under the name", () => {
  setName("Ana");
  keepLearner(learnt(NEW, "fiar", "geometry", 1_100, "right", NOW_MS));
  setName("Bo");
  expect(learnerNow()).toEqual(NEW);
  setName(" ana ");
  expect(learnerNow().games).toEqual({ fiar: { right: 1, asked: 1 } });
});

test("stars need some answers and a rating", () => {
  const card = learnt(NEW, "fiar", "geometry", 1_100, "right", NOW_MS).skills.geometry!.card;
  const of = (rating: number, asked: number): number => starsOf({ rating, asked, right: asked, card });
  expect([of(1_800, 4), of(1_100, 9), of(1_150, 9), of(1_400, 9), of(1_700, 9)]).toEqual([0, 0, 1, 2, 3]);
});

test("a streak forgives one day in seven", () => {
  expect(streak([], 100)).toBe(0);
  expect(streak([100], 100)).toBe(1);
  expect(streak([98, 99], 100), "today is not over").toBe(2);
  expect(streak([97, 98, 100], 100), "a free day").toBe(3);
  expect(streak([96, 98, 100], 100), "two free days within seven").toBe(2);
  expect(streak([90, 91, 93, 94, 95, 96, 97, 98, 99, 100], 100)).toBe(10);
  expect(streak([80], 100)).toBe(0);
});

test("a finished day counts once", () => {
  const day = dayOf(NOW_MS);
  expect(finished(finished(NEW, day), day).days).toEqual([day]);
});
