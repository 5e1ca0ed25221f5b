import { expect, test } from "vitest";
import { CHIPS_A_SEAT, hasWinningRow, type View } from "../../src/games/kwatro-sinko/view";
import type { Words } from "../../src/games/kwatro-sinko/words.es";
import { LANGS } from "../../src/words/languages";
import { rulingText } from "../../src/words/sayings";
import { gameText, pageText } from "../languages";
import { square, stage } from "./stage";

const view = {
  board: { N2: "e8", N1: "e2" },
  evens: 0,
  starter: 0,
  start: null,
  mode: "assisted",
  move_range: "any",
  paths: null,
  turn: { seat: 0, hops: [], relocated: [], path: null, sentence: null, is_touched: false },
  last: null,
  relocations: 0,
  pending: null,
  turns: 1,
};
const status = { phase: "moving", flag: 0, may: [["move"], []] };
/** Returns the distance of the drawn circle from the top. */
const height = (circle: string): number => Number(square(new RegExp(`^${circle}\\b`)).querySelector("rect")?.getAttribute("y"));

test("every player's own chips are at the bottom, evens as well as odds", async () => {
  const evens = await stage("kwatro-sinko", { view, status });
  expect(height("e8")).toBeGreaterThan(height("e2"));
  evens.unmount();
  await stage("kwatro-sinko", { view: { ...view, evens: 1 }, status });
  expect(height("e8")).toBeLessThan(height("e2"));
});

test("a spectator sees the board as printed", async () => {
  await stage("kwatro-sinko", { view, status, seat: null });
  expect(height("e8")).toBeLessThan(height("e2"));
});

test("the plates show a sum of each winning kind, and only the declared sentence as soon as it is declared", async () => {
  const plate = (container: Element): string[] => [...container.querySelectorAll("text.number.said, text.sum.said")].map((each) => each.textContent);
  const quiet = await stage("kwatro-sinko", { view, status });
  expect([...quiet.container.querySelectorAll("text.sum")].map((each) => each.textContent)).toEqual(["5", "4"]);
  expect(plate(quiet.container)).toEqual([]);
  const captions = (container: Element): string[] => [...container.querySelectorAll("text.caption")].map((each) => each.textContent);
  expect(captions(quiet.container)).toEqual(["por ejemplo", "por ejemplo"]);
  quiet.unmount();
  const sentence = { like: [2, 6], opposite: 3, result: 5 };
  const turn = { ...view.turn, path: ["c7", "d7", "e7"], sentence };
  const said = await stage("kwatro-sinko", { view: { ...view, turn }, status: { phase: "result_pending", may: [[], []], result: null } });
  expect(plate(said.container)).toEqual(["2", "6", "3", "5"]);
  expect(said.container.querySelectorAll("text.sum")).toHaveLength(1);
  expect(captions(said.container)).toEqual([]);
});

test("a spectator reads the aims of both players, and no tick of one of them", async () => {
  const board = { N0: "d8", N2: "c7", N4: "d7", N6: "e7", N8: "f7" };
  const aims = (container: Element): string[] => [...container.querySelectorAll(".step text")].map((each) => each.textContent);
  const player = await stage("kwatro-sinko", { view: { ...view, board: { ...board, N0: "g7" } }, status });
  expect(aims(player.container)).toEqual(["✓", "saca tus 5 fichas", "3 en línea: 4 o 5"]);
  player.unmount();
  const spectator = await stage("kwatro-sinko", { view: { ...view, board: { ...board, N0: "g7" } }, status, seat: null });
  expect(aims(spectator.container)).toEqual(["5 fichas afuera", "3 en línea: 4 o 5"]);
});

test("a row wins by its total, its neighbours and, by the options, its owner", () => {
  const row = (board: Record<string, string>, more: object = {}) => hasWinningRow({ ...view, pair: "either", three_on: "path", board, ...more } as unknown as View, 0);
  expect(row({ N2: "c7", N6: "d7", N3: "e7" })).toBe(true);
  expect(row({ N2: "c7", N6: "d7", N7: "e7" })).toBe(false);
  expect(row({ N2: "c7", N6: "d7", N9: "e7", N3: "f7" })).toBe(false);
  expect(row({ N2: "c7", N6: "d7", N3: "e7", N8: "f7" })).toBe(true);
  expect(row({ N2: "c7", N6: "d7", N3: "e7", N8: "f7" }, { three_on: "line" })).toBe(false);
  expect(row({ N7: "c7", N3: "d7", N6: "e7" })).toBe(true);
  expect(row({ N7: "c7", N3: "d7", N6: "e7" }, { pair: "own" })).toBe(false);
});

test.each(LANGS)("%s: the aim counts all chips of a seat, and only the player's own aim addresses somebody", (lang) => {
  const { ui } = gameText("kwatro-sinko", lang) as Words;
  const aims = [ui.steps[0] ?? "", ui.watchedStep];
  expect(aims.map((aim) => aim.match(/\d+/g))).toEqual([[`${CHIPS_A_SEAT}`], [`${CHIPS_A_SEAT}`]]);
  expect(aims.map((aim) => /\b(tus|your|suas)\b/.test(aim))).toEqual([true, false]);
});

test.each(LANGS)("%s: a win that was declared too early lacked some of all chips, however many", (lang) => {
  const words = gameText("kwatro-sinko", lang);
  const ruled = (cells: string[]) => rulingText(pageText("es"), words, { mark: "C", rule: "kwatro-sinko.off-numbers", detail: null, facts: { cells } });
  expect(ruled(["h8"])).toMatch(/^(No todas las fichas propias|Not all chips of that player|Nem todas as fichas de quem declarou) [^|]*\.$/);
  expect(ruled(["b2", "e2", "f2", "h2"])).toBe(ruled(["h8"]));
});
