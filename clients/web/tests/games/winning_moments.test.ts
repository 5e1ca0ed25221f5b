import { expect, test } from "vitest";
import { stage, type Setting } from "./stage";

const none = { relocated: [], hops: [], is_touched: false };
const laid = { clock: {}, mode: "tournament", last: null, paths: null, relocations: 0, pending: null, move_range: "any" };
const won: Setting["status"] = {
  phase: "over",
  may: [[], []],
  result: { result: "win", reason: "goal", winners: [0], points: [1, 0], score: null },
};

async function counts(slug: string, view: object, selector: string, status = won): Promise<number> {
  const page = await stage(slug, { view: { ...laid, ...view }, status });
  const found = page.container.querySelectorAll(selector).length;
  page.unmount();
  return found;
}

test("the four chips of FIAR's winning path burn, only at the end", async () => {
  const path = ["c3r0", "c3r1", "c3r2", "c3r3"];
  const board = Object.fromEntries(path.map((circle, index) => [`B${index + 1}`, circle]));
  const view = { board, colors: ["blue", "red"], hand: [[], []], turn: { ...none, seat: 0, path } };
  expect(await counts("fiar", view, ".lit")).toBe(4);
  expect(await counts("fiar", view, ".lit", { phase: "result_pending", may: [[], []], result: null })).toBe(0);
});

test("the plate of Kwatro-Sinko writes the winning sentence, and its three chips rise", async () => {
  const sentence = { like: [2, 6], opposite: 3, result: 5 };
  const board = { N2: "c7", N6: "d7", N3: "e7" };
  const view = { board, evens: 0, start: null, turn: { ...none, seat: 0, path: ["c7", "d7", "e7"], sentence } };
  const page = await stage("kwatro-sinko", { view: { ...laid, ...view }, status: won });
  expect([...page.container.querySelectorAll(".said text, text.said")].map((each) => each.textContent)).toEqual(["2", "6", "3", "5"]);
  expect(page.container.querySelectorAll(".risen")).toHaveLength(3);
});

test("the crowned queen and her six guards are raised, and no other piece", async () => {
  const guards = Object.fromEntries([1, 2, 3, 4, 5, 6].map((guard) => [`B${guard}`, `1.${guard - 1}`]));
  const view = { board: { BQ: "0.0", ...guards, RQ: "2.3", R1: "3.1" }, colors: ["blue", "red"], traps: [], owed: null, penalty: null, choices: null };
  const turn = { seat: 0, moves: [], leave: [], ending: "", is_touched: false };
  expect(await counts("queens-and-guards", { ...view, turn }, ".raised")).toBe(7);
  expect(await counts("queens-and-guards", { ...view, turn }, ".raised", { phase: "play", may: [[], []], result: null })).toBe(0);
});

test("the pawn that reached 55 plants its flag, and the other one does not", async () => {
  const turn = { seat: 0, before: [50, 40], selected: null, block: null, base: null, announced: null, to: null, path: null, bumped: null };
  const view = { bases: {}, pawns: [55, 40], colors: ["blue", "red"], score: [5, 1], hints: false, turn };
  expect(await counts("par55", view, ".planted")).toBe(1);
  expect(await counts("par55", view, ".planted", { phase: "scoring", may: [[], []], result: null })).toBe(0);
});
