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

test("what the plan before had chosen is chosen again, but its mode and an appointed time", () => {
  const options = { mode: "tournament", turn_ms: 120_000, hints: true, at: 5 };
  expect(rememberedOptions(view({ game: "g", options }), about)).toEqual({ turn_ms: 120_000 });
});

test("another game was played since: its last round is looked up", () => {
  const rounds = [
    { game: "g", options: { hints: false } },
    { game: "h", options: {} },
  ];
  expect(rememberedOptions(view({ game: "h", options: {} }, rounds), about)).toEqual({ hints: false });
  expect(rememberedOptions(view(undefined), about)).toEqual({});
});

test("a round with help was played without a clock: that is nothing that anybody chose", () => {
  const options = { mode: "assisted", turn_ms: 0, hints: true };
  expect(rememberedOptions(view({ game: "g", options }), about)).toEqual({});
  expect(rememberedOptions(view({ game: "g", options: { ...options, turn_ms: 60_000 } }), about)).toEqual({ turn_ms: 60_000 });
});
