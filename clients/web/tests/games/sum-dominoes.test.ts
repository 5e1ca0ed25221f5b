import { screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { partOf, stage } from "./stage";

const part = { sum: null, how: "open", laid: null };
const view = {
  columns: 16,
  rows: 11,
  sum: 10,
  board: [["3-7", "H6", "I6"]],
  hands: [["2-7", "0-1"], ["6-6"]],
  bank: 4,
  open: [[], []],
  pips: [10, 12],
  turn: { seat: 0, dice: null, reroll: null, written: null, first: part, second: part, drew: null, is_forfeit: false },
  last: null,
  giving: null,
  pending: null,
  hold_ms: null,
  can_reroll: false,
  mode: "assisted",
};
const status = { phase: "part1", flag: 0, may: [["place", "roll"], []] };
const roll = () => screen.queryByRole("button", { name: "Lanzar los dados" });

test("with help the dice are not offered while a tile fits, and are once none does", async () => {
  const { rerender } = await stage("sum-dominoes", { view, status });
  screen.getByText("Coloca una ficha que haga 10. Las que caben tienen un punto.");
  expect(roll()).toBeNull();
  await rerender({ view: partOf({ ...view, hands: [["0-1"], ["6-6"]] }) });
  expect(roll()).not.toBeNull();
});

test("in a tournament the dice are offered always", async () => {
  await stage("sum-dominoes", { view: { ...view, mode: "tournament" }, status });
  expect(roll()).not.toBeNull();
});
