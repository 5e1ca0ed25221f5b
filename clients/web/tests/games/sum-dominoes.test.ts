import { tick } from "svelte";
import { screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { besideSeam, covered, joints, type Laid } from "../../src/games/sum-dominoes/view";
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

test("with help the dice button is absent while a tile fits, and appears once none does", async () => {
  const { rerender } = await stage("sum-dominoes", { view, status });
  screen.getByText("Coloca una ficha ✓ que haga 10.");
  expect(roll()).toBeNull();
  await rerender({ view: partOf({ ...view, hands: [["0-1"], ["6-6"]] }) });
  expect(roll()).not.toBeNull();
});

test("in a tournament the dice button is always there", async () => {
  await stage("sum-dominoes", { view: { ...view, mode: "tournament" }, status });
  expect(roll()).not.toBeNull();
});

test("the last sum does not appear with new dice", async () => {
  const rolled = { ...view, turn: { ...view.turn, dice: [1, 4, 3] } };
  const card = () => screen.getByRole("group", { name: "Suma en la tarjeta: 10" }).textContent;
  const page = await stage("sum-dominoes", { view: rolled, status: { phase: "rolled", flag: 0, may: [["write_sum"], []] } });
  expect(card()).toContain("?");
  page.unmount();
  await stage("sum-dominoes", { view: rolled, status: { phase: "part2", flag: 0, may: [["place"], []] } });
  expect(card()).toContain("10");
});

test("the camera shows the part in play, and a button the whole board", async () => {
  await stage("sum-dominoes", { view, status });
  expect(document.querySelector(".pane.near")).not.toBeNull();
  screen.getByRole("button", { name: "Ver todo" }).click();
  await tick();
  expect(document.querySelector(".pane.near")).toBeNull();
});

test("after the first part the sum is open, and watchers read the step that is left", async () => {
  const made = { ...view, turn: { ...view.turn, first: { sum: 10, how: "placed", tile: "3-7", cells: ["H6", "I6"] } } };
  const page = await stage("sum-dominoes", { view: made, status: { phase: "part1", flag: 0, may: [["roll"], []] } });
  expect(screen.getByRole("group", { name: "Suma en la tarjeta: 10" }).textContent).toContain("?");
  expect([...document.querySelectorAll("ol li")].map((step) => step.textContent)).toEqual(["✓Ficha", "2Dados", "3Otra ficha", "4Tomar"]);
  const { doing } = page.words.of("es");
  expect(doing?.(partOf(made), "Ana")).toBe("Ana va a lanzar los dados");
  expect(doing?.(partOf(view), "Ana")).toBeNull();
});

test("the plate with a sum lies beside the two faces, on the side that no tile covers", () => {
  const upright: Laid = { tile: "5-5", cells: [[3, 2], [3, 3]] };
  const level: Laid = { tile: "6-8", cells: [[4, 4], [3, 4]] };
  const on = covered([upright, level]);
  const [joint] = joints(upright, on);
  const { x, y } = besideSeam(joint!, on, view);
  expect(y).toBe(4);
  expect(x + 0.8).toBeLessThan(3);
  const beside: Laid = { tile: "1-2", cells: [[2, 3], [1, 3]] };
  const more = covered([upright, level, beside]);
  const moved = besideSeam(joint!, more, view);
  expect(moved.y).not.toBe(4);
  const corner: Laid = { tile: "0-6", cells: [[4, 3], [4, 4]] };
  const sideways = covered([upright, corner]);
  const plate = besideSeam(joints(upright, sideways)[0]!, sideways, view);
  expect(Math.abs(plate.x - 4)).toBeGreaterThan(0.8);
});
