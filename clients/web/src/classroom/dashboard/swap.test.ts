import { expect, test } from "vitest";

import { FREE, sendable, swapped, type Plan } from "./swap";

const plan: Plan = { boards: [["ana", "bo"], ["cruz", "dana"]], off: ["eli"] };

test("two people swap places between boards, and with a person who is off", () => {
  expect(swapped(plan, { board: 0, seat: 1 }, { board: 1, seat: 0 }).boards).toEqual([["ana", "cruz"], ["bo", "dana"]]);
  expect(swapped(plan, { board: 0, seat: 0 }, { board: "off", seat: 0 })).toEqual({
    boards: [["eli", "bo"], ["cruz", "dana"]],
    off: ["ana"],
  });
});

test("a person moves to a free place, and their old place becomes free", () => {
  const free: Plan = { boards: [["ana", "bo"], [FREE, FREE]], off: ["eli"] };
  expect(swapped(free, { board: "off", seat: 0 }, { board: 1, seat: 0 })).toEqual({ boards: [["ana", "bo"], ["eli", FREE]], off: [] });
});

test("a single person plays the computer; an empty board disappears", () => {
  expect(sendable({ boards: [["ana", FREE], [FREE, FREE], ["bot", "bot"]], off: [] }, "bot")).toEqual([["ana", "bot"]]);
});
