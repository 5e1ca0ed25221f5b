import { expect, test } from "vitest";
import { isInPlace, SQUARES, tidyings, ways, type View } from "../../src/games/stars-and-bars/view";
import { cell, click, field, press, say, shut, stage } from "./stage";

const turn = {
  seat: 0,
  before: 40,
  claimed: [],
  bonus: 0,
  card: null,
  cell: null,
  tidied: [],
  points: null,
  total: null,
};
const there: Record<string, View["piles"][number]> = {
  c1: { top: "star1-red-solid", height: 1, flipped: false },
  c2: { top: "star2-red-solid", height: 4, flipped: false },
  c3: { top: null, height: 4, flipped: true },
  c4: { top: "bar3-yellow-hollow", height: 2, flipped: false },
  o2: { top: "star3-blue-hollow", height: 5, flipped: false },
};
const table = {
  piles: SQUARES.map(({ id }) => there[id] ?? null),
  hands: [
    ["star1-blue-solid", "bar2-blue-hollow"],
    ["star2-yellow-solid", "bar3-red-striped"],
  ],
  deck: 7,
  discard: 3,
  score: [40, 38],
  turn,
  last: null,
  window: false,
  shown: null,
  pending: null,
  mode: "tournament",
  clock: {},
  strikes: [0, 0],
  marks: [[], []],
  text: "",
} as unknown as View;
const before = { phase: "review", flag: 0, may: [["peek", "flip", "remove", "remove_center", "place"], []] };
const placed = {
  ...table,
  turn: { ...turn, card: "star1-blue-solid", cell: "o1" },
} as View;

test("cards differ in one to four ways, and only high piles can be tidied", () => {
  expect(["star2-red-solid", "star2-blue-solid", "bar2-blue-hollow", "bar3-blue-hollow"].map((card) => ways("star1-red-solid", card))).toEqual([1, 2, 4, 4]);
  expect(tidyings(table)).toEqual([
    { type: "remove", cell: "o2" },
    { type: "flip", cell: "c2" },
  ]);
  expect(tidyings(placed)).toEqual([]);
});

test("a card by keyboard: from the hand to a square", async () => {
  const page = await stage("stars-and-bars", { view: table, status: before });
  page.getByRole("button", { name: "1 estrella azul llena" }).focus();
  await press("ArrowRight");
  await press("Enter");
  const cells = page.getAllByRole("gridcell");
  expect(cells).toHaveLength(16);
  cells.find((each) => each.getAttribute("tabindex") === "0")?.focus();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("c1, 1 estrella roja llena, pilar de 1 carta");
  await press("ArrowUp");
  await press("ArrowLeft");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("o1, vacía");
  await press("Enter");
  await press("Enter");
  expect(page.sent).toEqual([{ type: "place", card: "bar2-blue-hollow", cell: "o1" }]);
});

test("piles, a look underneath, and a flipped pile that takes no card", async () => {
  const page = await stage("stars-and-bars", { view: table, status: before });
  await click(/^Ver qué carta tapó/);
  await click("Voltear el pilar de 2 estrellas rojas llenas");
  await click("Eliminar el pilar de 3 estrellas azules huecas");
  await click("1 estrella azul llena");
  await cell("c3, pilar volteado de 4 cartas");
  expect(shut("Toca una casilla")).toEqual([true]);
  await click("Volver");
  expect(page.sent).toEqual([{ type: "peek" }, { type: "flip", cell: "c2" }, { type: "remove", cell: "o2" }]);
});

test("the player types points and total, starting from empty fields", async () => {
  const page = await stage("stars-and-bars", {
    view: placed,
    status: { phase: "placed", flag: 0, may: [["score", "pass_flag"], []] },
  });
  expect(field("Puntos").value).toBe("");
  await click("Anunciar");
  expect(page.sent, "a missing number is named, and nothing is sent").toEqual([]);
  await say("Puntos", "12");
  await say("Total (tenías 40)", "52");
  await click("Pasar la banderilla");
  expect(page.sent).toEqual([{ type: "score", points: 12, total: 52 }, { type: "pass_flag" }]);
});

test("only with help the fitting squares light up", async () => {
  const hard = await stage("stars-and-bars", { view: table, status: before });
  await click("1 estrella azul llena");
  expect(hard.container.querySelectorAll(".lit")).toHaveLength(0);
  hard.unmount();
  const kind = await stage("stars-and-bars", { view: { ...table, mode: "assisted" }, status: before });
  await click("1 estrella azul llena");
  // All cells but c3, whose card is face down, and c4, whose card differs in four ways.
  expect(kind.container.querySelectorAll(".lit")).toHaveLength(14);
});

test("both languages describe the position", async () => {
  const { words } = await stage("stars-and-bars", { view: table, status: before });
  const names = (seat: number | null | undefined) => ["Ana", "Luis"][seat ?? 0] ?? "";
  expect(words.of("es").describe(table, names)).toContain("c3: pilar volteado de 4 cartas");
  expect(words.of("es").describe(table, names)).toContain("Luis: 38 puntos, en la mano 2 estrellas amarillas llenas");
  expect(words.of("en").describe(table, names)).toContain("Outside: o2: 3 hollow blue stars, pile of 5 cards.");
});

test("a card compares with its neighbours until another act changes them, also after its turn has closed its pile", () => {
  const on = (cell: string, more: object = {}) => isInPlace(table, { ...turn, seat: 1, card: "star1-red-solid", cell, ...more });
  expect(on("c1")).toBe(true);
  expect(on("c3")).toBe(false);
  expect(on("c3", { tidied: ["c3"] })).toBe(true);
  expect(on("o1", { tidied: ["o1"] })).toBe(true);
  expect(on("c3", { tidied: ["c3", "centre"] })).toBe(false);
});
