import { screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { cell, click, field, press, say, stage } from "./stage";

const work = { sample: "1/3", touched: [], sentence: null, taken: null, is_retired: false };
const turn = { seat: 0, is_lost: false, regular: null, capture: null };
const table = {
  game: 1,
  results: [],
  face: ["1/4", "1/12", "4/6", ...Array.from({ length: 12 }, () => null)],
  sample: null,
  sample_by: null,
  pile: 20,
  tricks: [[], [["1/2", "1/4", "3/4"]]],
  aside: [],
  turn,
  last: null,
  capturable: false,
  turn_lost: [0, 0],
};
const sampled = { ...table, sample: "1/3", sample_by: 0, turn: { ...turn, regular: work } };
const may = ["touch", "announce", "take", "pass_flag"];

test("a turn by keyboard: draw, touch two, say the sentence, take, pass", async () => {
  const start = await stage("fab-a-diffy", {
    view: table,
    status: { phase: "review", flag: 0, may: [["draw_sample"], []] },
  });
  screen.getByRole("button", { name: "Tomar una muestra" }).focus();
  await press("Enter");
  expect(start.sent).toEqual([{ type: "draw_sample" }]);
  start.unmount();

  const touching = await stage("fab-a-diffy", { view: sampled, status: { phase: "sampled", flag: 0, may: [may, []] } });
  screen.getByRole("gridcell", { name: "tira 1/4" }).focus();
  await press("Enter");
  await press("ArrowDown");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("tira 1/12");
  await press(" ");
  expect(touching.sent).toEqual([
    { type: "touch", strip: "1/4" },
    { type: "touch", strip: "1/12" },
  ]);
  touching.unmount();

  const touched = { ...sampled, turn: { ...turn, regular: { ...work, touched: ["1/4", "1/12"] } } };
  const taking = await stage("fab-a-diffy", { view: touched, status: { phase: "sampled", flag: 0, may: [may, []] } });
  await say("Cuenta con fracciones", "1/3 − 1/4 = 1/12");
  await click("Pasar la banderilla");
  expect(taking.sent).toEqual([
    { type: "announce", sentence: "1/3 - 1/4 = 1/12" },
    { type: "take", strips: ["1/4", "1/12"] },
    { type: "pass_flag" },
  ]);
});

test("a tapped sentence: names at hand, other names from digits, undo of a whole name", async () => {
  const touched = { ...sampled, turn: { ...turn, regular: { ...work, touched: ["1/4", "1/12"] } } };
  await stage("fab-a-diffy", { view: touched, status: { phase: "sampled", flag: 0, may: [may, []] } });
  await click("1/3");
  await click("menos");
  for (const key of ["3", "raya de fracción", "1", "2"]) await click(key);
  expect(field("Cuenta con fracciones").value).toBe("1/3-3/12");
  await click("Borrar lo último");
  expect(field("Cuenta con fracciones").value).toBe("1/3-");
});

test("the player announces a capture before touching a strip", async () => {
  const view = { ...table, sample: "1/3", sample_by: 1, capturable: true };
  const page = await stage("fab-a-diffy", {
    view,
    status: { phase: "review", flag: 0, may: [["draw_sample", "capture"], []] },
  });
  await cell("tira 1/4");
  await click("¡Captura!");
  expect(page.sent).toEqual([{ type: "capture" }]);
});

test("on a phone 123 shows and hides the digits, and a submitted sentence folds all keys", async () => {
  const saying = { ...sampled, turn: { ...turn, regular: { ...work, touched: ["1/4", "1/12"] } } };
  const page = await stage("fab-a-diffy", { view: saying, status: { phase: "sampled", flag: 0, may: [may, []] } });
  const fold = () => screen.getByRole("button", { name: "Cifras" });
  const isFew = () => page.container.querySelector("form.pad")?.classList.contains("few");
  expect([fold().textContent, fold().getAttribute("aria-pressed"), isFew()]).toEqual(["123", "false", true]);
  await click("Cifras");
  expect([fold().getAttribute("aria-pressed"), isFew()]).toEqual(["true", false]);
  await click("3");
  expect(field("Cuenta con fracciones").value).toBe("3");
  await click("Cifras");
  expect([fold().getAttribute("aria-pressed"), isFew()]).toEqual(["false", true]);
});
