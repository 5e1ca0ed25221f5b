import { expect, test } from "vitest";

import { roundTitle } from "../pentathlon/plan";
import type { ClassView, RoundView } from "../view";
import { rememberedStart, startsOf } from "./start";

const shown = { given: {}, acts: ["e4"] };
const before = { given: { fen: "8/8" }, acts: [] };
const view = (played: unknown, plan?: unknown, position: unknown = { game: "ajedrez", seats: 2 }): ClassView =>
  ({ rounds: [], position, desk: { played, plan } }) as unknown as ClassView;

test("the form offers the shown position for its own game and number of seats", () => {
  expect(startsOf(view(shown), "ajedrez", 2)).toEqual({ shown });
  expect(startsOf(view(shown), "damas", 2)).toEqual({});
  expect(startsOf(view(shown), "ajedrez", 4)).toEqual({});
  expect(startsOf(view({ given: {}, acts: [] }), "ajedrez", 2)).toEqual({});
  expect(startsOf(view(undefined, undefined, undefined), "ajedrez", 2)).toEqual({});
  expect(rememberedStart(view(shown), "ajedrez", 2)).toBe("game");
});

test("the form remembers the last round's start position, even if it is no longer shown", () => {
  const plan = { game: "ajedrez", seats: 2, position: before };
  expect(startsOf(view(undefined, plan, undefined), "ajedrez", 2)).toEqual({ before });
  expect(rememberedStart(view(undefined, plan, undefined), "ajedrez", 2)).toBe("before");
  expect(rememberedStart(view(undefined, plan, undefined), "damas", 2)).toBe("game");
  expect(rememberedStart(view(undefined, { ...plan, position: undefined }, undefined), "ajedrez", 2)).toBe("game");
});

test("the form offers a shown position once, even if a round has started from it", () => {
  const both = view(shown, { game: "ajedrez", seats: 2, position: shown });
  expect(startsOf(both, "ajedrez", 2)).toEqual({ shown });
  expect(rememberedStart(both, "ajedrez", 2)).toBe("shown");
});

test("a round's title mentions its start position", () => {
  const round = { number: 1, game: "ajedrez" } as unknown as RoundView;
  expect(roundTitle(view(undefined), round, "es")).not.toContain("posición");
  expect(roundTitle(view(undefined), { ...round, position: true }, "es")).toContain("desde una posición preparada");
});
