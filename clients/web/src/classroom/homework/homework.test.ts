import { expect, test } from "vitest";

import type { ClassView } from "../view";
import { homeworkOf, homeworkState } from "./homework";

const board = (code: string, seats: string[], state = "playing") => ({ code, seats, state });
const view = (more: object, ...boards: object[]): ClassView => ({ rounds: [{ boards }], ...more }) as unknown as ClassView;
const one = (number: number) => ({ number, due_ms: 1, tasks: [] });

test("a pupil's page asks again only after a change of the homework or of the pupil's own boards", () => {
  const before = homeworkState(view({ homework: [one(1)] }, board("A", ["ana", "bo"]), board("B", ["cruz", "dana"])), "ana");
  const same = view({ homework: [one(1)], hands: ["cruz"] }, board("A", ["ana", "bo"]), board("B", ["cruz", "dana"], "over"));
  expect(homeworkState(same, "ana")).toBe(before);
  const others = [
    view({ homework: [one(1)] }, board("A", ["ana", "bo"], "over")),
    view({ homework: [{ ...one(1), due_ms: 2 }] }, board("A", ["ana", "bo"])),
    view({ homework: [one(1)], homework_changes: 2 }, board("A", ["ana", "bo"])),
  ];
  for (const other of others) expect(homeworkState(other, "ana")).not.toBe(before);
});

test("a tutor reads the homework for all and for single pupils in one list, the latest first", () => {
  const shown = view({ homework: [one(1), one(3)], desk: { single_homework: [{ ...one(2), people: ["ana"] }] } });
  expect(homeworkOf(shown).map(({ number }) => number)).toEqual([3, 2, 1]);
});
