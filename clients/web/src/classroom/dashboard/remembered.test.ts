import { expect, test } from "vitest";
import type { AboutView } from "../../room/view";
import type { ClassView } from "../view";
import { rememberedOptions } from "./remembered";

const choice = { is_rare: false, at_home: null, in_class: [], kind: "pick" } as const;
const about = {
  slug: "g",
  choices: [
    { ...choice, field: "mode", values: ["assisted", "tournament"] },
    { ...choice, field: "turn_ms", values: [60_000, 120_000, 0], at_home: 0 },
    { ...choice, field: "hints", values: [true, false] },
    { ...choice, field: "at", values: [null], kind: "time" },
  ],
} as unknown as AboutView;

const view = (plan: unknown, rounds: unknown[] = []): ClassView => ({ rounds, desk: { plan } }) as unknown as ClassView;

test("the form remembers the last plan's options, except its mode and an appointed time", () => {
  const options = { mode: "tournament", turn_ms: 120_000, hints: true, at: 5 };
  expect(rememberedOptions(view({ game: "g", options }), about)).toEqual({ turn_ms: 120_000 });
});

test("after another game, the form finds the last round of its own game", () => {
  const rounds = [
    { game: "g", options: { hints: false } },
    { game: "h", options: {} },
  ];
  expect(rememberedOptions(view({ game: "h", options: {} }, rounds), about)).toEqual({ hints: false });
  expect(rememberedOptions(view(undefined), about)).toEqual({});
});

test("the absence of a clock in a round with help is not a choice to remember", () => {
  const options = { mode: "assisted", turn_ms: 0, hints: true };
  expect(rememberedOptions(view({ game: "g", options }), about)).toEqual({});
  expect(rememberedOptions(view({ game: "g", options: { ...options, turn_ms: 60_000 } }), about)).toEqual({ turn_ms: 60_000 });
});
