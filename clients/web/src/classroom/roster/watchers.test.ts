import { expect, test } from "vitest";

import type { ClassView } from "../view";
import { boardAt, peopleIn } from "./watchers";

const view = {
  rounds: [
    { number: 0, boards: [{ code: "AAAAAA" }] },
    { number: 1, boards: [{ code: null }, { code: "BBBBBB" }] },
  ],
} as unknown as ClassView;

test("a board is named by its round and its number in it; the class's page has neither", () => {
  expect(boardAt(view, "BBBBBB")).toEqual({ round: 2, board: 2 });
  expect(boardAt(view, "CLASS")).toBeNull();
});

test("who watches two boards is one person", () => {
  const line = (person: string, room: string) => ({ person, room, name: person, since_ms: 1, member: true });
  expect(peopleIn([line("ana", "AAAAAA"), line("ana", "BBBBBB"), line("bo", "AAAAAA")])).toBe(2);
});
