import { expect, test } from "vitest";
import { aboutOf, choiceOf } from "../../../tests/rooms";
import { fieldOf, momentOf } from "./moment";
import { atFirst, made, offered, preset } from "./offered";

const about = aboutOf({
  choices: [
    choiceOf({ field: "mode", values: ["assisted", "tournament"] }),
    choiceOf({ field: "games", values: [2, 4], in_class: [1] }),
    choiceOf({ field: "match", values: [true] }),
    choiceOf({ field: "at", values: [null], kind: "time" }),
    choiceOf({ field: "rare", values: [false, true], is_rare: true }),
  ],
});

test("a class's form offers choices that other forms lack", () => {
  expect(offered(about, false).find(({ field }) => field === "games")?.values).toEqual([2, 4]);
  expect(offered(about, true).find(({ field }) => field === "games")?.values).toEqual([2, 4, 1]);
});

test("a choice of a single value is not visible, but set", () => {
  expect(offered(about, false).map(({ field }) => field)).toEqual(["games", "at", "rare"]);
  expect(made(about)).toEqual({ match: true });
});

test("with help there is no clock; a tournament has the rulebook's times", () => {
  const game = aboutOf({
    choices: [
      choiceOf({ field: "mode", values: ["assisted", "tournament"] }),
      choiceOf({ field: "turn_ms", values: [60_000, 0], at_home: 0 }),
      choiceOf({ field: "match", values: [true] }),
      choiceOf({ field: "starter", values: [null, 0] }),
    ],
  });
  expect(atFirst(game)).toEqual({ mode: "assisted", turn_ms: 0, match: true });
  expect(preset(game, "tournament")).toEqual({ mode: "tournament", turn_ms: 60_000 });
});

test("a field keeps a moment to the minute", () => {
  const at = new Date(2026, 2, 9, 16, 30).getTime();
  expect(fieldOf(at)).toBe("2026-03-09T16:30");
  expect(momentOf(fieldOf(at))).toBe(at);
  expect(momentOf("")).toBeNull();
});
