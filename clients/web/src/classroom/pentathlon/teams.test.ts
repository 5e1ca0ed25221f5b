import { expect, test } from "vitest";

import { dealt, teamOf, withName, withPupil } from "./teams";

const TEAMS = [
  { name: "Rojos", pupils: ["ana", "bo"] },
  { name: "Azules", pupils: ["cruz"] },
];

test("everybody is dealt into one team, and teams differ by one pupil at most", () => {
  const lots = [0.9, 0.1, 0.5, 0.3, 0.7];
  const teams = dealt(["a", "b", "c", "d", "e"], ["Rojos", "Azules"], () => lots.shift() ?? 0);
  expect(teams).toEqual([
    { name: "Rojos", pupils: ["b", "c", "a"] },
    { name: "Azules", pupils: ["d", "e"] },
  ]);
});

test("a pupil goes from one team to another, and out of all of them", () => {
  expect(withPupil(TEAMS, "bo", "Azules").map((team) => team.pupils)).toEqual([["ana"], ["cruz", "bo"]]);
  expect(withPupil(TEAMS, "bo", "").map((team) => team.pupils)).toEqual([["ana"], ["cruz"]]);
  expect(teamOf(TEAMS, "cruz")).toBe("Azules");
  expect(teamOf(TEAMS, "dana")).toBe("");
});

test("a team has another name and the same pupils", () => {
  expect(withName(TEAMS, "Rojos", "Halcones")[0]).toEqual({ name: "Halcones", pupils: ["ana", "bo"] });
});
