import { beforeEach, expect, test } from "vitest";

import { setName } from "../src/storage";
import { answered, comesNow, keep, learnt, type Learnt } from "../src/school/progress";

beforeEach(() => localStorage.clear());

const known = (): Learnt => ({ right: 0, asked: 0, next: 100, mistakes: [] });

test("a right answer counts, and a new exercise comes", () => {
  const after = answered(known(), "sum", true);
  expect(after).toEqual({ right: 1, asked: 1, next: 101, mistakes: [] });
  expect(comesNow(after)).toEqual({ number: 101, kind: "" });
});

test("the kind of a mistake returns with other numbers, after three others, then after eight, then no more", () => {
  let now = answered(known(), "sum", false);
  const came: ReturnType<typeof comesNow>[] = [];
  for (let count = 0; count < 20; count++) {
    const comes = comesNow(now);
    came.push(comes);
    now = answered(now, comes.kind || "order", true);
  }
  const kinds = came.map(({ kind }) => kind);
  expect(kinds.indexOf("sum")).toBe(3);
  expect(kinds.lastIndexOf("sum")).toBe(12);
  expect(kinds.filter((kind) => kind === "sum")).toHaveLength(2);
  expect(new Set(came.map(({ number }) => number)).size).toBe(20);
  expect(now.mistakes).toEqual([]);
});

test("another wrong answer starts from the beginning", () => {
  let now = answered(known(), "sum", false);
  for (const kind of ["order", "dice", "order"]) now = answered(now, kind, true);
  expect(comesNow(now)).toEqual({ number: 104, kind: "sum" });
  now = answered(now, "sum", false);
  expect(now.mistakes).toEqual([{ kind: "sum", due: 3, box: 0 }]);
});

test("each learner on a device has a memory of their own", () => {
  setName("Ana");
  keep("contig60", "fault", { ...known(), right: 3, asked: 4 });
  setName("Beto");
  expect(learnt("contig60", "fault").asked).toBe(0);
  setName("ANA ");
  expect(learnt("contig60", "fault").asked).toBe(4);
});

test("a mistake of an older version, which has a number, is dropped", () => {
  localStorage.setItem("banderilla.school", JSON.stringify({ "contig60 fault": { ...known(), asked: 2, mistakes: [{ number: 5, due: 0, box: 0 }, { kind: "sum", due: 0, box: 0 }] } }));
  expect(learnt("contig60", "fault")).toMatchObject({ asked: 2, mistakes: [{ kind: "sum" }] });
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
