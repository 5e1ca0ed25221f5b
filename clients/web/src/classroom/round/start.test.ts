import { expect, test } from "vitest";

import { roundTitle } from "../pentathlon/plan";
import type { ClassView, RoundView } from "../view";
import { rememberedStart, startsOf } from "./start";

const shown = { given: {}, acts: ["e4"] };
const before = { given: { fen: "8/8" }, acts: [] };
const view = (played: unknown, plan?: unknown, position: unknown = { game: "ajedrez", seats: 2 }): ClassView =>
  ({ rounds: [], position, desk: { played, plan } }) as unknown as ClassView;

test("what is shown is offered for its own game and as many at a board", () => {
  expect(startsOf(view(shown), "ajedrez", 2)).toEqual({ shown });
  expect(startsOf(view(shown), "damas", 2)).toEqual({});
  expect(startsOf(view(shown), "ajedrez", 4)).toEqual({});
  expect(startsOf(view({ given: {}, acts: [] }), "ajedrez", 2)).toEqual({});
  expect(startsOf(view(undefined, undefined, undefined), "ajedrez", 2)).toEqual({});
  expect(rememberedStart(view(shown), "ajedrez", 2)).toBe("game");
});

test("what the round before began from is remembered, also when nothing is shown any more", () => {
  const plan = { game: "ajedrez", seats: 2, position: before };
  expect(startsOf(view(undefined, plan, undefined), "ajedrez", 2)).toEqual({ before });
  expect(rememberedStart(view(undefined, plan, undefined), "ajedrez", 2)).toBe("before");
  expect(rememberedStart(view(undefined, plan, undefined), "damas", 2)).toBe("game");
  expect(rememberedStart(view(undefined, { ...plan, position: undefined }, undefined), "ajedrez", 2)).toBe("game");
});

test("what is shown still and was begun from before is offered once", () => {
  const both = view(shown, { game: "ajedrez", seats: 2, position: shown });
  expect(startsOf(both, "ajedrez", 2)).toEqual({ shown });
  expect(rememberedStart(both, "ajedrez", 2)).toBe("shown");
});

test("a round's title says that it begins from a position", () => {
  const round = { number: 1, game: "ajedrez" } as unknown as RoundView;
  expect(roundTitle(view(undefined), round, "es")).not.toContain("posición");
  expect(roundTitle(view(undefined), { ...round, position: true }, "es")).toContain("desde una posición preparada");
});
