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

test("two who have sat at one board have met; a draft is no meeting, and the computer is nobody", () => {
  expect(haveMet(view, ["bo", "ana"])).toBe(true);
  expect(haveMet(view, ["dana", "cruz"])).toBe(false);
  expect(haveMet(view, ["cruz", "bot"])).toBe(false);
  expect(haveMet(view, ["dana", "bo", "ana"])).toBe(true);
});

test("rounds off and points are those of the standings; before the first round there are none", () => {
  expect([roundsOff(view, "cruz"), roundsOff(view, "dana"), roundsOff(view, "zoe")]).toEqual([1, 0, 0]);
  expect([pointsOf(view, "cruz"), pointsOf(view, "dana")]).toEqual([1.5, 0]);
  expect(pointsOf({ ...view, rounds: view.rounds.slice(1) }, "cruz")).toBeNull();
});

test("who came in after the boards were made is late", () => {
  const draft = { boards: [{ seats: ["ana", "bot"] }], off: ["bo"] } as unknown as RoundView;
  expect(latePupils(view, draft)).toEqual(["cruz", "dana"]);
});

test("a pair that a tutor keeps apart is seen at one board", () => {
  const apart = { ...view, desk: { apart: [["ana", "bo"]] } } as unknown as ClassView;
  expect([areApart(apart, ["bo", "ana"]), areApart(apart, ["ana", "cruz"]), areApart(view, ["ana", "bo"])]).toEqual([true, false, false]);
});
