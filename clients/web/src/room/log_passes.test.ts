import { expect, test } from "vitest";

import { withoutPasses } from "./log_passes";
import type { GameEvent } from "./view";

const lines = (...told: [kind: string, seat: number | null][]) =>
  told.map(([kind, seat]) => ({ entry: { kind, seat, params: {}, at_ms: 0 } as unknown as GameEvent }));

test("the pass after a player's own act is left out", () => {
  const kept = withoutPasses(lines(["game_started", null], ["moved", 0], ["flag_passed", 0], ["moved", 1], ["flag_passed", 1]));
  expect(kept.map(({ entry }) => [entry.kind, entry.seat])).toEqual([["game_started", null], ["moved", 0], ["moved", 1]]);
});

test("the pass of a turn without an act stays, and so does one after somebody else's challenge", () => {
  const told = lines(["game_started", null], ["flag_passed", 0], ["moved", 1], ["challenged", 0], ["flag_passed", 1]);
  expect(withoutPasses(told)).toEqual(told);
});
