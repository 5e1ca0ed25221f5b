import { expect, test } from "vitest";
import type { Words } from "../../src/games/par55/words.es";
import { LANGS } from "../../src/words/languages";
import { rulingText } from "../../src/words/sayings";
import { gameText, pageText } from "../languages";
import { BASES, BLOCKS, counted, likenesses, SPACES, type View } from "../../src/games/par55/view";
import { cell, click, field, press, say, stage } from "./stage";

const turn = {
  seat: 0,
  before: [3, 8],
  selected: null,
  block: null,
  base: null,
  announced: null,
  to: null,
  path: null,
  bumped: null,
  declared: false,
  is_ended: false,
  is_lost: false,
};
const table = {
  bases: { C2T: "large-red-circle" },
  pawns: [3, 8],
  colors: ["blue", "red"],
  called: null,
  turn,
  last: null,
  final: null,
  pending: null,
  mode: "tournament",
  hints: false,
  bounces: false,
  score: [5, 1],
};
const laid = {
  ...table,
  bases: { ...table.bases, C2B: "small-red-hexagon" },
  turn: { ...turn, block: "small-red-hexagon", base: "C2B" },
};
const scoring = (may: string[]) => ({ phase: "scoring", flag: 0, may: [may, []] });

test("at the start one seat calls, the other picks, and each knows who acts", async () => {
  const asked = { ...table, colors: null };
  const calling = await stage("par55", { view: asked, status: { phase: "start", may: [["start_call"], []] } });
  expect(calling.getByText(/^Sorteo: elige un color\./)).toBeTruthy();
  await click("Empieza el rojo");
  expect(calling.sent).toEqual([{ type: "start_call", color: "red" }]);
  calling.unmount();

  const view = { ...asked, called: "red" };
  const picking = await stage("par55", { view, seat: 1, status: { phase: "start", may: [[], ["start_pick"]] } });
  expect(picking.getByText("Empieza quien tenga el peón rojo. Elige una mano: adentro está tu peón.")).toBeTruthy();
  await click("Mano derecha");
  expect(picking.sent).toEqual([{ type: "start_pick", hand: "right" }]);
});

test("the player picks, cancels and places a block by keyboard", async () => {
  const status = { phase: "placing", flag: 0, may: [["select", "put_back", "place"], []] };
  const page = await stage("par55", { view: table, status });
  await click("hexágono rojo pequeño");
  page.unmount();
  const view = { ...table, turn: { ...turn, selected: "small-red-hexagon" } };
  const next = await stage("par55", { view, status });
  await click("hexágono rojo pequeño");
  next.getByRole("gridcell", { name: "base C2T, círculo rojo grande" }).focus();
  await press("ArrowDown");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("base C2B, vacía");
  await press("Enter");
  expect([...page.sent, ...next.sent]).toEqual([
    { type: "select", block: "small-red-hexagon" },
    { type: "put_back" },
    { type: "place", block: "small-red-hexagon", base: "C2B" },
  ]);
});

test("the player announces a number, starting from par, and counts spaces by the button and on the track", async () => {
  const page = await stage("par55", { view: laid, status: scoring(["announce", "move_pawn"]) });
  expect(field("Mi puntaje").value).toBe("5");
  await say("Mi puntaje", "6");
  await click("Contar «1»");
  await click("Contar «2»");
  await cell("espacio 9, blanco");
  expect(page.getByText("Contaste 6: estás en el 9.")).toBeTruthy();
  await click("Borrar");
  await cell("espacio 6, blanco, contado: 3");
  await click("Poner el peón en 6");
  expect(page.sent).toEqual([
    { type: "announce", score: 6 },
    { type: "move_pawn", to: 6, path: [4, 5, 6] },
  ]);
});

test("a tap puts the other pawn back; a wrong space is possible too", async () => {
  const view = { ...laid, pawns: [8, 8], turn: { ...laid.turn, announced: 5, to: 8, path: [4, 5, 6, 7, 8] } };
  const page = await stage("par55", { view, status: scoring(["bump", "declare_win", "pass_flag"]) });
  await click("Chocar");
  await cell("espacio 2, blanco");
  await click("Poner");
  await click("Volver");
  await click("Declarar la victoria");
  await click("Pasar la banderilla");
  expect(page.sent).toEqual([{ type: "bump", to: 2 }, { type: "declare_win" }, { type: "pass_flag" }]);
});

test("help names the likenesses, but not their sum", async () => {
  const page = await stage("par55", { view: { ...laid, mode: "assisted", hints: true }, status: scoring(["announce"]) });
  expect(page.getByText("5 de la base; círculo rojo grande: +1")).toBeTruthy();
  page.unmount();
  const tournament = await stage("par55", { view: laid, status: scoring(["announce"]) });
  expect(tournament.queryByText(/de la base/)).toBeNull();
});

test("the board matches the data file, and counting stops at 55", () => {
  expect([BASES.length, BLOCKS.length, SPACES.length]).toEqual([30, 30, 56]);
  expect(likenesses("large-red-circle", "small-red-circle")).toEqual(["colour", "shape"]);
  const view = table as unknown as View;
  expect(counted(view, 50, 5)).toEqual([51, 52, 53, 54, 55]);
  expect(counted(view, 52, 5)).toEqual([]);
  expect(counted({ ...view, bounces: true }, 53, 5)).toEqual([54, 55, 54, 53, 52]);
});

test("a number next to each pawn names its stone, except at the start", async () => {
  const tags = (container: Element): string[] => [...container.querySelectorAll(".tag text")].map((each) => each.textContent);
  const page = await stage("par55", { view: table, status: scoring([]) });
  expect(tags(page.container)).toEqual(["3", "8"]);
  page.unmount();
  const start = await stage("par55", { view: { ...table, pawns: [0, 8] }, status: scoring([]) });
  expect(tags(start.container)).toEqual(["8"]);
});

const wordsIn = (lang: string): Words => gameText("par55", lang) as Words;
const DONE = { ...turn, seat: 1, block: "small-blue-hexagon", base: "B1B", announced: 5, to: 13, path: [9, 10, 11, 12, 13] };
/** Returns the places of the number and of the way in a summary. */
const order = (text: string): number[] => ["Anunció 5", "Fue del 8 al 13"].map((part) => text.indexOf(part));

test("a turn is told in its order, also if the pawn moved before the announcement", async () => {
  const told = async (last: object): Promise<string> => {
    const page = await stage("par55", { view: { ...table, last }, status: { phase: "placing", flag: 0, may: [[], []] } });
    const text = page.container.textContent;
    page.unmount();
    return text;
  };
  const [number = 0, way = 0] = order(await told(DONE));
  expect([number > 0, way > number]).toEqual([true, true]);
  const [late = 0, first = 0] = order(await told({ ...DONE, is_moved_first: true }));
  expect([first > 0, late > first]).toEqual([true, true]);
});

test("a bump names the pawn that went back, and where to, in a short sentence", async () => {
  const page = await stage("par55", { view: { ...table, last: { ...DONE, bumped: 2 } }, status: { phase: "placing", flag: 0, may: [[], []] } });
  expect(page.container.textContent).toContain("Fue del 8 al 13. Chocó: Ana volvió al 2.");
});

test("with help, a block without likenesses shows that its points are those of the base", async () => {
  const bases = { ...table.bases, B1B: "small-blue-hexagon" };
  const view = { ...table, bases, mode: "assisted", hints: true, last: DONE };
  const page = await stage("par55", { view, status: { phase: "placing", flag: 0, may: [[], []] } });
  expect(page.container.querySelector(".sum text")?.textContent).toBe("base 5");
  expect(page.container.textContent).toContain("Anunció 5 por la base, sin parecidos.");
});

test.each(LANGS)("%s: the points of a block, and what an early pawn and an omitted bump broke", (lang) => {
  const { ui } = wordsIn(lang);
  expect(ui.chooseBlock.match(/\d+/g)).toEqual(table.score.map(String));
  expect([ui.said(7, [5, 1, 1]), ui.said(5, null), ui.said(5, [5])].map((text) => /sin parecido|no likeness|sem semelhança/.test(text))).toEqual([false, false, true]);
  const ruled = (rule: string, detail: string | null, facts: object | null) => rulingText(pageText("es"), wordsIn(lang), { mark: "C", rule, detail, facts });
  expect(ruled("par55.announce-first", null, null)).toMatch(/^(El peón se movió antes|The pawn moved before|O peão se moveu antes)[^|:]*\.$/);
  expect(ruled("par55.bump", "omitted", { cells: ["space 8"] })).toMatch(/ (no chocó al otro|did not bump it|não empurrou o outro)\.$/);
});
