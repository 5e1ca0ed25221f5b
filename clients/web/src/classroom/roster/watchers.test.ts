import { expect, test } from "vitest";

import type { ClassView } from "../view";
import { boardAt, byPerson } from "./watchers";

const view = {
  rounds: [
    { number: 0, boards: [{ code: "AAAAAA" }] },
    { number: 1, boards: [{ code: null }, { code: "BBBBBB" }] },
  ],
} as unknown as ClassView;

test("a board is named by its round and number; the class's page has neither", () => {
  expect(boardAt(view, "BBBBBB")).toEqual({ round: 2, board: 2 });
  expect(boardAt(view, "CLASS")).toBeNull();
});

test("a watcher of two boards is one person with both", () => {
  const line = (person: string, room: string) => ({ person, room, name: person, since_ms: 1, member: true, screen: false });
  const people = byPerson([line("ana", "AAAAAA"), line("ana", "BBBBBB"), line("bo", "AAAAAA")]);
  expect(people.map(({ person, rooms }) => [person, rooms])).toEqual([
    ["ana", ["AAAAAA", "BBBBBB"]],
    ["bo", ["AAAAAA"]],
  ]);
});
