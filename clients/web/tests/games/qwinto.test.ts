import { screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import type { GameWords } from "../../src/games/contract";
import type { Seat } from "../../src/room/view";
import { partOf, cell, click, press, say, stage } from "./stage";

const entry = (number: number, round: number) => ({ number, round, announced: number, dice: ["orange"] });
const table = {
  round: 4,
  phase: "throw",
  dice: [],
  throw: [],
  announced: null,
  sheets: [{ "orange-1": entry(3, 1) }, { "purple-4": entry(9, 4) }],
  misses: [1, 0],
  totals: [-4, 1],
  committed: [false, false],
  ready: [false, false],
  must_rewrite: [],
  retired: [false, false],
  absent: [false, false],
};

test.each(["en", "es", "pt"])("the end by a fourth misthrow names whose it was, in %s", async (lang) => {
  const { play: words } = (await import(`../../src/games/qwinto/words.${lang}.ts`)) as { play: GameWords };
  const names = (seat: Seat | null | undefined) => ["Ana", "Bo"][seat ?? 0] ?? "";
  expect(words.ended?.("four_misses", { ...table, misses: [1, 4] } as never, names)).toMatch(/ Bo\.$/);
  expect(words.ended?.("two_rows", table as never, names)).toBeUndefined();
});

test("a round by keyboard: choose dice, throw, say the sum, go to a box, write", async () => {
  const throwing = await stage("qwinto", { view: table, status: { phase: "throw", flag: 0, may: [["roll"], []] } });
  screen.getByRole("button", { name: "dado amarillo" }).focus();
  await press("Enter");
  screen.getByRole("button", { name: "Tirar 2 dados" }).focus();
  await press("Enter");
  expect(throwing.sent).toEqual([{ type: "roll", dice: ["orange", "purple"] }]);
  throwing.unmount();

  const thrown = { ...table, phase: "keep", dice: ["orange", "purple"], throw: [4, 5] };
  const keeping = await stage("qwinto", {
    view: thrown,
    status: { phase: "keep", flag: 0, may: [["reroll", "announce"], []] },
  });
  await say("Suma", "9");
  expect(keeping.sent).toEqual([{ type: "announce", sum: 9 }]);
  keeping.unmount();

  const writing = await stage("qwinto", {
    view: { ...thrown, phase: "write", announced: 9 },
    status: { phase: "write", flag: 0, may: [["write", "miss"], []] },
  });
  const boxes = screen.getAllByRole("gridcell");
  expect(boxes).toHaveLength(27);
  boxes[0]?.focus();
  await press("ArrowRight");
  await press("ArrowRight");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("naranja 3, columna 5, vacía, aquí puede ir");
  await press("ArrowRight");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("naranja 4, columna 7, vacía, aquí puede ir");
  await press("Enter");
  await say("naranja 4", "9");
  expect(writing.sent).toEqual([{ type: "write", box: "orange-4", number: 9 }]);
});

test.each([
  ["assisted", true],
  ["tournament", false],
])("mode %s marks the boxes that allow the number: %s", async (mode, marked) => {
  const view = { ...table, phase: "write", dice: ["orange"], throw: [4], announced: 4 };
  const page = await stage("qwinto", {
    view,
    status: { phase: "write", flag: 0, may: [["write", "miss"], []] },
    room: { options: { mode } },
  });
  const looks = [...page.container.querySelectorAll("[role=gridcell] g")].map((box) => box.classList.contains("open"));
  expect(looks.includes(true)).toBe(marked);
  expect(looks[0], "a box with a number in it").toBe(false);
});

test("the player challenges a number on another sheet, and admits a fault on their own", async () => {
  const page = await stage("qwinto", {
    view: { ...table, phase: "review" },
    status: { phase: "review", flag: 0, may: [["ready", "challenge", "fix"], []] },
  });
  await cell(/naranja 1/);
  await click("Es un error mío: borrar");
  await click(/Luis/);
  await cell(/lila 4/);
  await click("Retar: se repite en la columna");
  await click("Conforme");
  expect(page.sent).toEqual([
    { type: "fix", box: "orange-1" },
    { type: "challenge", rule: "qwinto.column", target: { seat: 1, box: "purple-4" } },
    { type: "ready" },
  ]);
});

test("a player who owes a number writes it elsewhere or waives it", async () => {
  const page = await stage("qwinto", {
    view: { ...table, phase: "review", announced: 6, must_rewrite: [{ seat: 0, due_at_ms: 1 }] },
    status: { phase: "review", flag: 0, may: [["rewrite", "leave"], []] },
  });
  await cell(/amarilla 2/);
  await click("Anotar en amarilla 2");
  await click("No anotarlo");
  expect(page.sent).toEqual([{ type: "rewrite", box: "yellow-2" }, { type: "leave" }]);
});

test("a challenge can name the newest entries", async () => {
  const { words } = await stage("qwinto", { view: table, status: { phase: "review", flag: 0, may: [[], []] } });
  const names = (seat: number | null | undefined) => ["Ana", "Luis"][seat ?? 0] ?? "";
  expect(words.of("es").aims?.("qwinto.row", partOf(table), names)).toEqual([
    { label: "Luis: lila 4, 9", with: { target: { seat: 1, box: "purple-4" } } },
  ]);
});

test("a large screen shows the own sheet and the other's, without tabs", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList);
  const page = await stage("qwinto", { view: table, status: { phase: "throw", flag: 0, may: [["roll"], []] } });
  expect(screen.getAllByRole("gridcell")).toHaveLength(54);
  expect(screen.queryByRole("button", { name: /Luis/ })).toBeNull();
  page.unmount();
  vi.restoreAllMocks();
});
