import { fireEvent } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { partOf, cell, click, field, press, say, shut, stage } from "./stage";

/** Numbers in the board's top row. */
const FIVE = [0, 1, 2, 3, 4];
const turn = { seat: 0, dice: null, cell: null, sentence: null, total: null, is_lost: false, capture: null };
const table = {
  chips: [[27], [31, 33]],
  supply: [24, 23],
  score: [60, 58],
  starter: 0,
  dice: null,
  offer: null,
  capture: null,
  turn,
  last: null,
  turn_lost: [0, 0],
  pending: null,
  parentheses: true,
};

test("a turn by keyboard: roll, go to a cell, place, say the sentence and the total, pass", async () => {
  const before = await stage("contig60", { view: table, status: { phase: "review", flag: 0, may: [["roll"], []] } });
  before.getByRole("button", { name: "Lanzar los dados" }).focus();
  await press("Enter");
  expect(before.sent).toEqual([{ type: "roll" }]);
  before.unmount();

  const rolled = { ...table, dice: [3, 5, 4], turn: { ...turn, dice: [3, 5, 4] } };
  const placing = await stage("contig60", { view: rolled, status: { phase: "rolled", flag: 0, may: [["place"], []] } });
  const cells = placing.getAllByRole("gridcell");
  expect(cells).toHaveLength(64);
  expect(cells.filter((cell) => cell.getAttribute("tabindex") === "0")).toHaveLength(1);
  cells[0]?.focus();
  await press("ArrowDown");
  for (let step = 0; step < 5; step += 1) await press("ArrowRight");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("32, libre");
  await press("Enter");
  await press("Enter");
  expect(placing.sent).toEqual([{ type: "place", cell: 32 }]);
  placing.unmount();

  const placed = {
    ...rolled,
    chips: [
      [27, 32],
      [31, 33],
    ],
    turn: { ...rolled.turn, cell: 32 },
  };
  const saying = await stage("contig60", {
    view: placed,
    status: { phase: "rolled", flag: 0, may: [["announce", "score", "pass_flag"], []] },
  });
  await fireEvent.input(field("Puntaje"), { target: { value: "58" } });
  await say("La cuenta", "3+5=8; 8×4=32");
  saying.getByRole("button", { name: "Pasar la banderilla" }).focus();
  await press("Enter");
  expect(saying.sent).toEqual([
    { type: "announce", sentence: "3+5=8; 8*4=32" },
    { type: "score", total: 58 },
    { type: "pass_flag" },
  ]);
});

test("a tapped sentence uses each die once and gives it back", async () => {
  const view = { ...table, dice: [3, 3, 4], turn: { ...turn, dice: [3, 3, 4], cell: 13 } };
  const page = await stage("contig60", {
    view,
    status: { phase: "rolled", flag: 0, may: [["announce", "score"], []] },
  });
  await click("dado: 3");
  expect(shut("dado: 3")).toEqual([true, false]);
  await click("más");
  await fireEvent.click(page.getAllByRole("button", { name: "dado: 3" })[1] as HTMLElement);
  expect(shut("dado: 3")).toEqual([true, true]);
  await click("Borrar lo último");
  expect(shut("dado: 3")).toEqual([true, false]);
  expect(field("La cuenta").value).toBe("3+");
});

test("the player picks five cells on the board for a declared line", async () => {
  const page = await stage("contig60", {
    view: table,
    status: { phase: "review", flag: 0, may: [["roll", "declare_win"], []] },
  });
  await click("Declarar la victoria");
  for (const label of ["27, ficha de Ana", "28, libre", "29, libre", "30, libre", "31, ficha de Luis"])
    await cell(label);
  await click(/Declarar cinco en fila/);
  expect(page.sent).toEqual([{ type: "declare_win", claim: "five", line: [27, 28, 29, 30, 31] }]);
});

test("a pass capture sends the other's dice, the sentence and the total at once", async () => {
  const page = await stage("contig60", {
    view: { ...table, capture: [1, 2, 4], last: { ...turn, seat: 1, dice: [1, 2, 4] } },
    status: { phase: "review", flag: 0, may: [["roll", "capture"], []] },
  });
  await click(/¡Captura!/);
  await cell("7, libre");
  await say("La cuenta", "1+2+4=7");
  await say("Puntaje", "60");
  await click("Capturar el 7");
  expect(page.sent).toEqual([{ type: "capture", cell: 7, sentence: "1+2+4=7", total: 60 }]);
});

test("both languages describe the position", async () => {
  const { words } = await stage("contig60", { view: table, status: { phase: "review", flag: 0, may: [[], []] } });
  const names = (seat: number | null | undefined) => ["Ana", "Luis"][seat ?? 0] ?? "";
  expect(words.of("es").describe(partOf(table), names)).toContain("Luis: puntaje 58, fichas en 31, 33");
  expect(words.of("en").describe(partOf(table), names)).toContain("Luis: score 58, chips on 31, 33");
});

test("a lost turn clears the picked number", async () => {
  const rolled = { ...table, dice: [3, 5, 4], turn: { ...turn, dice: [3, 5, 4] } };
  const page = await stage("contig60", { view: rolled, status: { phase: "rolled", flag: 0, may: [["place"], []] } });
  const offered = () => page.queryByRole("button", { name: "Colocar en 32" });
  await cell("32, libre");
  expect(offered()).not.toBeNull();
  await page.rerender({ view: partOf({ ...table, turn: { ...turn, seat: 1 } }), may: [] });
  await page.rerender({ view: partOf(rolled), may: ["place"] });
  expect(offered()).toBeNull();
});

test("the end marks the winning five in a row", async () => {
  const view = { ...table, chips: [[27, ...FIVE], [31, 33]] };
  const page = await stage("contig60", { view, status: { phase: "over", flag: null, may: [[], []] } });
  const marked = page.getAllByRole("gridcell").filter((each) => each.getAttribute("aria-selected") === "true");
  expect(marked.map((each) => Number.parseInt(each.getAttribute("aria-label") ?? "", 10)).toSorted((one, other) => one - other)).toEqual(FIVE);
});

test("of six in a row the end marks five, with the last chip", async () => {
  const view = { ...table, chips: [[...FIVE, 5], [31, 33]], turn: { ...turn, cell: 5 } };
  const page = await stage("contig60", { view, status: { phase: "over", flag: null, may: [[], []] } });
  const marked = page.getAllByRole("gridcell").filter((each) => each.getAttribute("aria-selected") === "true");
  expect(marked.map((each) => Number.parseInt(each.getAttribute("aria-label") ?? "", 10))).toEqual([1, 2, 3, 4, 5]);
});

test("once the sentence and the total are said, the form folds away until the player changes them", async () => {
  const said = { ...table, mode: "assisted", chips: [[27, 32], [31, 33]], dice: [3, 5, 4], turn: { ...turn, dice: [3, 5, 4], cell: 32, sentence: "(3+5)*4=32", total: 58 } };
  const page = await stage("contig60", { view: said, status: { phase: "rolled", flag: 0, may: [["announce", "score", "pass_flag"], []] } });
  page.getByText("toca 2 fichas: 60 − 2 = 58");
  expect(page.queryByLabelText("Puntaje")).toBeNull();
  expect(page.words.of("es").isDone?.(partOf(said))).toBe(true);
  await click("Cambiar");
  expect(field("Puntaje").value).toBe("58");
  await click("✓ Decir todo");
  expect(page.queryByLabelText("Puntaje")).toBeNull();
  expect(page.sent).toEqual([]);
});
