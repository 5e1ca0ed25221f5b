import { expect, test } from "vitest";

import type { ClassView, RoundView } from "../view";
import { areApart, haveMet, latePupils, pointsOf, roundsOff } from "./history";

const member = (id: string) => ({ id, name: id, role: "pupil" });
const view = {
  members: ["ana", "bo", "cruz", "dana"].map(member),
  rounds: [
    { state: "closed", boards: [{ seats: ["ana", "bo"] }, { seats: ["cruz", "bot"] }] },
    { state: "draft", boards: [{ seats: ["cruz", "dana"] }, { seats: ["ana", "bot"] }] },
  ],
  standings: [
    { person: "cruz", points: 1.5, off: 1 },
    { person: "dana", points: 0, off: 0 },
  ],
} as unknown as ClassView;

test("two pupils of the same board have met; a draft does not count, nor does the computer", () => {
  expect(haveMet(view, ["bo", "ana"])).toBe(true);
  expect(haveMet(view, ["dana", "cruz"])).toBe(false);
  expect(haveMet(view, ["cruz", "bot"])).toBe(false);
  expect(haveMet(view, ["dana", "bo", "ana"])).toBe(true);
});

test("rounds off and points match the standings, and are absent before the first round", () => {
  expect([roundsOff(view, "cruz"), roundsOff(view, "dana"), roundsOff(view, "zoe")]).toEqual([1, 0, 0]);
  expect([pointsOf(view, "cruz"), pointsOf(view, "dana")]).toEqual([1.5, 0]);
  expect(pointsOf({ ...view, rounds: view.rounds.slice(1) }, "cruz")).toBeNull();
});

test("a pupil who came in after the draft is late", () => {
  const draft = { boards: [{ seats: ["ana", "bot"] }], off: ["bo"] } as unknown as RoundView;
  expect(latePupils(view, draft)).toEqual(["cruz", "dana"]);
});

test("the draft marks a board with a pair that a tutor keeps apart", () => {
  const apart = { ...view, desk: { apart: [["ana", "bo"]] } } as unknown as ClassView;
  expect([areApart(apart, ["bo", "ana"]), areApart(apart, ["ana", "cruz"]), areApart(view, ["ana", "bo"])]).toEqual([true, false, false]);
});
