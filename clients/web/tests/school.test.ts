import { beforeEach, expect, test } from "vitest";

import { answered, comesNow, keep, learnt, type Learnt } from "../src/school/progress";

beforeEach(() => localStorage.clear());

const known = (): Learnt => ({ right: 0, asked: 0, next: 100, mistakes: [] });

test("a right answer counts, and a new exercise comes", () => {
  const after = answered(known(), 100, true);
  expect(after).toEqual({ right: 1, asked: 1, next: 101, mistakes: [] });
  expect(comesNow(after)).toEqual({ number: 101, again: false });
});

test("a mistake returns after three others, then after eight, then no more", () => {
  let now = answered(known(), 100, false);
  const numbers: number[] = [];
  for (let count = 0; count < 20; count++) {
    const comes = comesNow(now);
    numbers.push(comes.number);
    now = answered(now, comes.number, true);
  }
  expect(numbers.indexOf(100)).toBe(3);
  expect(numbers.lastIndexOf(100)).toBe(12);
  expect(numbers.filter((number) => number === 100)).toHaveLength(2);
  expect(now.mistakes).toEqual([]);
});

test("another wrong answer starts from the beginning", () => {
  let now = answered(known(), 100, false);
  for (const number of [101, 102, 103]) now = answered(now, number, true);
  expect(comesNow(now)).toEqual({ number: 100, again: true });
  now = answered(now, 100, false);
  expect(now.mistakes).toEqual([{ number: 100, due: 3, box: 0 }]);
});

test("each game and level has its own memory, and damaged data is dropped", () => {
  keep("contig60", "fault", { ...known(), right: 3, asked: 4 });
  expect(learnt("contig60", "fault").right).toBe(3);
  expect(learnt("contig60", "rule").asked).toBe(0);
  localStorage.setItem("banderilla.school", JSON.stringify({ "contig60 fault": { right: "many" } }));
  expect(learnt("contig60", "fault").asked).toBe(0);
  localStorage.setItem("banderilla.school", "{");
  expect(learnt("contig60", "fault").asked).toBe(0);
});
