import { beforeEach, expect, test } from "vitest";

import { seatOf } from "../../tests/rooms";
import { clearOwnResults, countFaults, countResult, rivalOf } from "./count_results";
import { beaten, ownResults } from "./own_record";

beforeEach(() => localStorage.clear());

test("each game counts once, by the rival", () => {
  countResult("A.1", "fiar", "learner", "won");
  countResult("A.1", "fiar", "learner", "won");
  countResult("A.2", "fiar", "learner", "lost");
  countResult("B.1", "fiar", "people", "drawn");
  countFaults("A.1", "fiar", 3, 1);
  countFaults("A.1", "fiar", 3, 1);
  expect(ownResults()).toEqual({
    fiar: { rivals: { learner: { won: 1, drawn: 0, lost: 1 }, people: { won: 0, drawn: 1, lost: 0 } }, seen: 3, missed: 1, ladder: { elo: 997, games: 3 } },
  });
});

test("a level is beaten after a win, and the partner is no level", () => {
  expect(beaten("fiar")).toBe(0);
  countResult("A.1", "fiar", "learner", "lost");
  countResult("A.2", "fiar", "partner", "won");
  expect(beaten("fiar")).toBe(0);
  countResult("A.3", "fiar", "strong", "won");
  countResult("A.4", "fiar", "", "won");
  expect(beaten("fiar")).toBe(2);
});

test("a broken record is an empty one", () => {
  localStorage.setItem("banderilla.record", "{");
  expect(ownResults()).toEqual({});
  countResult("A.1", "fiar", "", "won");
  expect(beaten("fiar")).toBe(1);
});

test("the rival is a person of the other side, or else the computer's level", () => {
  const ana = seatOf({ team: 0 });
  expect(rivalOf([ana, seatOf({ team: 1, kind: "bot", level: "club" })], 0)).toBe("club");
  expect(rivalOf([ana, seatOf({ team: 1, kind: "bot", level: "club" }), seatOf({ team: 0 }), seatOf({ team: 1 })], 0)).toBe("people");
  expect(rivalOf([ana, seatOf({ team: 1, kind: "bot" })], 0)).toBe("");
});

test("cleared results are gone, and a counted game does not count again", () => {
  countResult("A.1", "fiar", "club", "won");
  clearOwnResults();
  expect(ownResults()).toEqual({});
  countResult("A.1", "fiar", "club", "won");
  expect(ownResults()).toEqual({});
  countResult("A.2", "fiar", "partner", "won");
  expect(ownResults().fiar?.ladder).toBeUndefined();
});
