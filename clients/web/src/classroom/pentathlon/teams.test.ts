import { expect, test } from "vitest";

import { dealt, teamOf, withName, withPupil } from "./teams";

const TEAMS = [
  { name: "Rojos", pupils: ["ana", "bo"] },
  { name: "Azules", pupils: ["cruz"] },
];

test("every pupil gets one team, and team sizes differ by at most one", () => {
  const lots = [0.9, 0.1, 0.5, 0.3, 0.7];
  const teams = dealt(["a", "b", "c", "d", "e"], ["Rojos", "Azules"], () => lots.shift() ?? 0);
  expect(teams).toEqual([
    { name: "Rojos", pupils: ["b", "c", "a"] },
    { name: "Azules", pupils: ["d", "e"] },
  ]);
});

test("a pupil moves to another team, or out of all teams", () => {
  expect(withPupil(TEAMS, "bo", "Azules").map((team) => team.pupils)).toEqual([["ana"], ["cruz", "bo"]]);
  expect(withPupil(TEAMS, "bo", "").map((team) => team.pupils)).toEqual([["ana"], ["cruz"]]);
  expect(teamOf(TEAMS, "cruz")).toBe("Azules");
  expect(teamOf(TEAMS, "dana")).toBe("");
});

test("a renamed team keeps its pupils", () => {
  expect(withName(TEAMS, "Rojos", "Halcones")[0]).toEqual({ name: "Halcones", pupils: ["ana", "bo"] });
});
