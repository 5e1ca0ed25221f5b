import { screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { spacesFor } from "../../src/games/juggle/view";
import { cell, click, partOf, press, stage } from "./stage";

const turn = { seat: 0, dice: [3, 4], is_lost: false, deeds: [] };
const table = {
  boards: [{ "red-1-1": ["E5"] }, { "blue-2-1": ["A1", "A2"], "blue-1-1": ["B3"] }],
  empty: [80, 78],
  hand: null,
  dice: null as number[] | null,
  turn: { ...turn, dice: null as number[] | null },
  last: null,
  round: 1,
  starter: 0,
  declared: [false, false],
  regular_window: false,
  pending: null,
  hints: false,
};
const rolled = { ...table, dice: [3, 4], turn };
const at = (phase: string, ...may: string[]) => ({ phase, flag: 0, may: [may, []] });

test("a space for a colour is free and touches no piece of that colour, not even at a corner", () => {
  const board = { "red-1-1": ["A1"], "blue-1-1": ["C3"] };
  expect(spacesFor(board, "red")).not.toContain("B2");
  expect(spacesFor(board, "blue")).not.toContain("B2");
  expect(spacesFor(board, "green")).toContain("B2");
  expect(spacesFor(board, "green")).toHaveLength(79);
});

test("the player chooses a piece by a die, or by a sentence about both", async () => {
  const page = await stage("juggle", { view: rolled, status: at("rolled", "take", "pass_flag") });
  await click("valor exacto, dado 4");
  await click("tetrominó T rojo");
  await click(/Elegir tetrominó T rojo/);
  await click("Con una cuenta");
  for (const key of ["dado: 4", "menos", "dado: 3", "igual a", "1"]) await click(key);
  await click("Decir");
  await click(/^monominó rojo/);
  await click(/Elegir monominó rojo/);
  expect(page.sent).toEqual([
    { type: "take", piece: "red-4T-1", from: "bank", method: "exact", die: 1 },
    { type: "take", piece: "red-1-2", from: "bank", method: "calculated", sentence: "4-3=1" },
  ]);
});

test("with help the player can choose only pieces that the dice allow", async () => {
  await stage("juggle", { view: { ...rolled, hints: true }, status: at("rolled", "take", "pass_flag") });
  const enabled = (name: RegExp): boolean[] => screen.queryAllByRole<HTMLButtonElement>("button", { name }).map(({ disabled }) => !disabled);
  expect([enabled(/^triminó recto rojo/), enabled(/^pentominó X rojo/), enabled(/^monominó rojo/)]).toEqual([[true], [], []]);
});

test("keys turn, move and place a piece", async () => {
  const hand = { piece: "blue-3I-1", from: "bank" };
  const page = await stage("juggle", { view: { ...rolled, hand }, status: at("holding", "place", "return") });
  screen.getByRole("gridcell", { name: "E5, monominó rojo" }).focus();
  await press("ArrowUp");
  await press("ArrowUp");
  await press("g");
  await press("Enter");
  expect(page.sent).toEqual([{ type: "place", cells: ["B5", "C5", "D5"] }]);
});

test("the player can point at pieces of the other board while a challenge is possible", async () => {
  const status = at("review", "roll", "remove", "challenge");
  const page = await stage("juggle", { view: { ...table, regular_window: true }, status });
  await cell("A2, dominó azul");
  await cell("B3, monominó azul");
  await click(/Retar: se tocan/);
  expect(page.sent).toEqual([
    { type: "challenge", rules: ["juggle.colours-touch"], target: ["blue-2-1", "blue-1-1"] },
  ]);
});

test("the player removes an own piece, and requests one of the other board", async () => {
  const page = await stage("juggle", { view: table, status: at("review", "roll", "remove") });
  await cell("E5, monominó rojo");
  await click("Quitar monominó rojo");
  page.unmount();
  const after = await stage("juggle", { view: rolled, status: at("rolled", "take") });
  await cell("A1, dominó azul");
  await click(/Pedir dominó azul/);
  expect([...page.sent, ...after.sent]).toEqual([
    { type: "remove", piece: "red-1-1" },
    { type: "take", piece: "blue-2-1", from: "opponent", method: "exact", die: 0 },
  ]);
});

test("with help the prompt names the next act, and a used die leaves the hand", async () => {
  const status = at("rolled", "take", "pass_flag");
  const taken = { kind: "take", piece: "red-3I-1", method: "exact", die: 0, sentence: null, cells: [] };
  const { rerender } = await stage("juggle", { view: { ...rolled, hints: true }, status });
  screen.getByText("Elige una pieza de 3 o de 4 cuadrados, o pasa.");
  await rerender({ view: partOf({ ...rolled, hints: true, turn: { ...turn, deeds: [{ kind: "roll" }, taken] } }) });
  screen.getByText("Elige una pieza de 4 cuadrados, o pasa.");
  expect(screen.getByRole("button", { name: "valor exacto, dado 4" }).getAttribute("aria-pressed")).toBe("true");
});

test("in a tournament the bank does not mark the allowed pieces", async () => {
  await stage("juggle", { view: rolled, status: at("rolled", "take", "pass_flag") });
  expect(screen.queryByText(/^Elige una pieza/)).toBeNull();
});

test("on a phone a spectator sees the board of the last turn until the next seat has acted", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue(Object.assign(new EventTarget(), { matches: false }) as MediaQueryList);
  const large = () => document.querySelector("[role=grid]")?.getAttribute("aria-label") ?? "";
  const last = { ...turn, seat: 1, deeds: [{ kind: "roll", dice: [3, 4] }] };
  const { rerender } = await stage("juggle", { view: { ...table, last }, status: at("idle"), seat: null });
  expect(large()).toMatch(/^Tablero de Luis/);
  await rerender({ view: partOf({ ...rolled, last, turn: { ...turn, deeds: [{ kind: "roll", dice: [3, 4] }] } }) });
  expect(large()).toMatch(/^Tablero de Ana/);
});
