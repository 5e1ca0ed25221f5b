import { expect, test } from "vitest";

import { namesOfThen } from "./log_names";

const now = (seat: number | null | undefined) => ["Eva", "Bo"][seat ?? -1] ?? "";
const line = (kind: string, seat: number | null, params = {}) => ({ kind, seat, params });
const told = (log: ReturnType<typeof line>[], seat: number) => log.map((_line, at) => namesOfThen(log, now, "Computadora")(at, seat));

test("an act before a change of the seat has its own player's name", () => {
  const log = [line("rolled", 0), line("stood_up", 0, { name: "Ana" }), line("sat_down", 0, { name: "Eva" }), line("rolled", 0)];
  expect(told(log, 0)).toEqual(["Ana", "Eva", "Eva", "Eva"]);
  expect(told(log, 1)).toEqual(["Bo", "Bo", "Bo", "Bo"]);
  expect(namesOfThen(log, now, "Computadora")(0, null)).toBe("");
});

test("the computer's acts in a seat stay the computer's", () => {
  const away = [line("rolled", 0), line("bot_seated", 0, { name: "Ana" }), line("rolled", 0), line("came_back", 0), line("rolled", 0)];
  expect(told(away, 0)).toEqual(["Ana", "Computadora", "Computadora", "Eva", "Eva"]);
  const warm = [line("substitute_seated", 0), line("rolled", 0), line("sat_down", 0, { name: "Eva" }), line("rolled", 0)];
  expect(told(warm, 0)).toEqual(["Computadora", "Computadora", "Eva", "Eva"]);
});

test("a renamed player, or one that the tutor seated, has the name of that time", () => {
  const renamed = [line("sat_down", 0, { name: "Visita" }), line("rolled", 0), line("renamed", 0, { name: "Eva" }), line("rolled", 0)];
  expect(told(renamed, 0)).toEqual(["Visita", "Visita", "Eva", "Eva"]);
  const reseated = [line("rolled", 0), line("reseated", 0, { before: "Ana", name: "Eva" }), line("rolled", 0)];
  expect(told(reseated, 0)).toEqual(["Ana", "Eva", "Eva"]);
});
