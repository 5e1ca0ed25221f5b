import { expect, test } from "vitest";

import type { ClassView, MemberView } from "../view";
import { categoriesOf, linesIn, numbered, renumbered } from "./categories";

const member = (id: string, more: Partial<MemberView> = {}): MemberView => ({ id, name: id, role: "pupil", present: true, gone: false, since_ms: 0, ...more });
const view = {
  members: [
    member("ana", { category: "Sub-12", start_number: 2 }),
    member("bo", { category: "Sub-8" }),
    member("cruz", { category: "Sub-12" }),
    member("dana"),
    member("eva", { category: "Sub-10", gone: true }),
  ],
} as unknown as ClassView;
const lines = [
  { person: "bo", place: 1 },
  { person: "cruz", place: 2 },
  { person: "ana", place: 2 },
  { person: "dana", place: 4 },
];

test("the categories are those of the pupils in the class, in the order of their numbers", () => {
  expect(categoriesOf(view, "es")).toEqual(["Sub-8", "Sub-12"]);
});

test("the table of a category has its own places, and shared places stay shared", () => {
  expect(linesIn(view, lines, "Sub-12")).toEqual([
    { person: "cruz", place: 1 },
    { person: "ana", place: 1 },
  ]);
  expect(linesIn(view, lines, "")).toEqual(lines);
});

test("a name has its start number if there is one", () => {
  expect([numbered(view, "ana", "Ana"), numbered(view, "bo", "Bo")]).toEqual(["2 Ana", "Bo"]);
});

test("a number by hand moves the pupil there, and the others make room", () => {
  const pupils = [member("ana", { start_number: 1 }), member("bo", { start_number: 2 }), member("cruz", { start_number: 3 }), member("eli"), member("dana")];
  expect(renumbered(pupils, "cruz", 1)).toEqual(["cruz", "ana", "bo", "dana", "eli"]);
  expect(renumbered(pupils, "ana", 3)).toEqual(["bo", "cruz", "ana", "dana", "eli"]);
  expect(renumbered(pupils, "ana", 99)).toEqual(["bo", "cruz", "dana", "eli", "ana"]);
});
