import { screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { bestRow, putOut, type View } from "../../src/games/fiar/view";
import { partOf, cell, click, press, stage } from "./stage";

const turn = { seat: 0, relocated: [], hops: [], is_touched: false, path: null };
const table = {
  colors: ["blue", "red"],
  starter: 0,
  called: "blue",
  board: { B1: "c3r0", BX1: "c2r2", R1: "c5r2" },
  hand: [[], []],
  turn,
  last: null,
  relocations: 0,
  pending: null,
  paths: null,
  mode: "tournament",
  move_range: "any",
};
const may = ["select", "move", "declare_win"];
const moving = { phase: "moving", flag: 0, may: [may, []] };

test("a move by keyboard: go to the chip, pick it, move, drop it", async () => {
  const page = await stage("fiar", { view: table, status: moving });
  (document.querySelector('[data-cell="c3r0"]') as SVGElement).focus();
  await press("Enter");
  await press("ArrowDown");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("c3r1, vacío");
  await press(" ");
  expect(page.sent).toEqual([{ type: "move", chip: "B1", to: "c3r1" }]);
});

test("in a tournament every circle is a possible target, and none lights up", async () => {
  const page = await stage("fiar", { view: table, status: moving });
  await cell("c3r0, ficha azul");
  expect(page.container.querySelectorAll(".target")).toHaveLength(0);
  await cell("c8r3, vacío");
  await cell("c2r2, extinguidor azul");
  await click("Solo tocarla");
  expect(page.sent).toEqual([
    { type: "move", chip: "B1", to: "c8r3" },
    { type: "select", chip: "BX1" },
  ]);
});

test("with help the free circles of the lines light up", async () => {
  const page = await stage("fiar", { view: { ...table, mode: "assisted" }, status: moving });
  await cell("c3r0, ficha azul");
  const lit = [...page.container.querySelectorAll(".target")].map((each) =>
    each.closest("[data-cell]")?.getAttribute("data-cell"),
  );
  expect(lit.sort()).toEqual(["c0r3", "c1r2", "c2r1", "c3r1", "c3r2", "c3r3", "c3r4", "c3r5", "c3r6", "c4r0", "c4r1", "c5r0"].sort());
});

test("the player places a chip of the hand, and cannot pick the other's chips", async () => {
  const view = { ...table, board: { R1: "c5r2" }, hand: [["B1", "BX1"], ["R2"]] };
  const page = await stage("fiar", { view, status: { phase: "placing", flag: 0, may: [["select", "place", "declare_win"], []] } });
  await cell("c5r2, ficha roja");
  await cell("c3r3, vacío");
  await click("extinguidor azul");
  await cell("c3r3, vacío");
  expect(page.sent).toEqual([{ type: "place", chip: "BX1", to: "c3r3" }]);
});

test("the player names a path circle by circle, right or wrong", async () => {
  const page = await stage("fiar", { view: table, status: moving });
  await click("Declarar la victoria");
  await cell("c3r0, ficha azul");
  await cell("c2r2, extinguidor azul");
  await cell("c3r0, ficha azul");
  await click(/^Declarar la victoria/);
  expect(page.sent).toEqual([{ type: "declare_win", path: ["c2r2"] }]);
});

test("a correct challenger relocates a chip of the other, or waives it", async () => {
  const view = { ...table, turn: { ...turn, seat: 0 }, relocations: 2 };
  const page = await stage("fiar", {
    view,
    status: { phase: "relocating", flag: 0, may: [["relocate", "waive_relocation"], []] },
  });
  expect(screen.getByText(/Quedan 2/)).toBeTruthy();
  expect(document.querySelectorAll(".ready.light")).toHaveLength(1);
  await cell("c3r0, ficha azul");
  await cell("c3r3, vacío");
  await cell("c5r2, ficha roja");
  await cell("c3r3, vacío");
  await click("Dejarlas como están");
  expect(page.sent).toEqual([{ type: "relocate", chip: "R1", to: "c3r3" }, { type: "waive_relocation" }]);
});

test("one seat calls a colour, the other picks a hand, and each knows who acts", async () => {
  const view = { ...table, colors: null, called: null, board: {} };
  const status = { phase: "start", flag: null, may: [["start_call"], []] };
  const calling = await stage("fiar", { view, status });
  await click("Empieza el rojo");
  expect(calling.sent).toEqual([{ type: "start_call", color: "red" }]);
  calling.unmount();
  const picking = { ...view, called: "red", turn: { ...turn, seat: 1 } };
  await stage("fiar", { view: picking, status: { ...status, may: [[], ["start_pick"]] } });
  expect(screen.getByText("Empieza el rojo. Luis elige una mano.")).toBeTruthy();
});

test("the position in sentences, in both languages", async () => {
  const { words } = await stage("fiar", { view: table, status: moving });
  const names = (seat: number | null | undefined): string => (seat === 0 ? "Ana" : "Luis");
  expect(words.of("es").describe(partOf(table), names)).toBe(
    "Ana, azul: fichas en c3r0, c2r2 (con X). Luis, rojo: fichas en c5r2. Las fichas con X son extinguidores. Turno de Ana.",
  );
  expect(words.of("en").describe(partOf(table), names)).toContain("Luis, red: chips on c5r2.");
});

test("with help a player reads which cross puts the new chip out, and declares only a row that wins", async () => {
  const hops = [{ chip: "B2", from: "hand", to: "c5r1" }];
  const view = { ...table, mode: "assisted", extinguisher: "other_color", board: { ...table.board, B2: "c5r1", RX1: "c5r2" }, turn: { ...turn, hops } };
  const status = { ...moving, may: [["pass_flag", "declare_win"], []] };
  const page = await stage("fiar", { view, status });
  expect(screen.getByText(/La apaga una X roja\.$/)).toBeTruthy();
  expect(document.querySelectorAll(".link:not(.edge)")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Declarar la victoria" })).toBeNull();
  page.unmount();
  const three = { B1: "c1r2", B2: "c2r2", B3: "c3r2" };
  const near = await stage("fiar", { view: { ...view, board: three }, status });
  expect(screen.queryByRole("button", { name: "Declarar la victoria" })).toBeNull();
  near.unmount();
  await stage("fiar", { view: { ...view, board: { ...three, B4: "c4r2" } }, status });
  expect(screen.getByRole("button", { name: "Declarar la victoria" })).toBeTruthy();
});

test("the best row skips chips that a cross of the other colour puts out, and ends at the other colour", () => {
  const lying = (board: Record<string, string>) => ({ board, extinguisher: "other_color" }) as unknown as View;
  const free = lying({ B1: "c1r2", B2: "c2r2", B3: "c4r2", R1: "c5r2", B4: "c6r2" });
  expect(bestRow(free, "blue")).toEqual(["c1r2", "c2r2", "c4r2"]);
  expect([...putOut(free)]).toEqual([]);
  const crossed = lying({ ...free.board, RX1: "c3r2" });
  expect(putOut(crossed)).toEqual(new Map([["c2r2", ["c3r2"]], ["c4r2", ["c3r2"]]]));
  expect(bestRow(crossed, "blue")).toHaveLength(1);
});

test("a row counts only while its line has room for four", () => {
  const lying = (board: Record<string, string>) => ({ board, extinguisher: "other_color" }) as unknown as View;
  const three = { B1: "c1r2", B2: "c2r2", B3: "c3r2" };
  expect(bestRow(lying({ ...three, R1: "c5r2" }), "blue")).toHaveLength(3);
  expect(bestRow(lying({ ...three, R1: "c4r2" }), "blue")).toHaveLength(1);
  expect(bestRow(lying({ ...three, RX1: "c4r1" }), "blue")).toEqual(["c1r2", "c2r2"]);
});
