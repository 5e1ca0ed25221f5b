import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { outline } from "../../src/games/geominos/form";
import Tile from "../../src/games/geominos/Tile.svelte";
import { counted, overlaps, rim, sections } from "../../src/games/geominos/view";
import { cell, click, partOf, press, say, square, stage } from "./stage";

const table = {
  phase: "turn",
  flag: 0,
  game: 0,
  games: 1,
  distribution: "five",
  board: [{ tile: "cross", side: "A", turn: 0, row: 9, col: 9, seat: null }],
  lies: null,
  said: null,
  extra: false,
  retry: false,
  hands: [["l", "t"], ["bat"]],
  deck_left: 8,
  had: [5, 5],
  share: 10,
  totals: [12, 7],
  carried: [0, 0],
  out: [false, false],
  last: null,
  accepted: [],
  unused: [],
  sheet: [],
};
const turn = (...may: string[]) => ({ phase: "turn", flag: 0, may: [may, []] });

test("a rotated section goes from row, column to column, two less the row", () => {
  const lying = (quarter: number) =>
    sections("l", "A", quarter)
      .map(({ row, col, dots }) => `${row}${col}${dots}`)
      .sort();
  expect(lying(0)).toEqual(["001", "105", "206", "214", "222"]);
  expect(lying(1)).toEqual(["006", "015", "021", "104", "202"]);
  expect(sections("l", "B", 0)).toContainEqual({ row: 0, col: 2, dots: 6 });
});

test("the sections on light squares cost points, and those of the centre do not", () => {
  const at = (row: number, col: number) => counted({ tile: "l", side: "A", turn: 0, row, col, seat: 0 });
  expect(at(9, 9)).toEqual([]);
  expect(at(0, 3).length + at(0, 0).length).toBe(sections("l", "A", 0).length);
});

test("a new tile must cover a free square that touches a tile by a side, and no square of a tile", () => {
  const corner = { tile: "cross", side: "A", turn: 0, row: 0, col: 0, seat: null } as const;
  expect(rim([corner]).map(({ row, col }) => `${row}-${col}`).sort()).toEqual(["0-0", "0-2", "1-3", "2-0", "2-2", "3-1"]);
  expect(overlaps({ ...corner, tile: "bat", row: 1 }, [corner])).toBe(true);
  expect(overlaps({ ...corner, tile: "bat", row: 6 }, [corner])).toBe(false);
});

test("the outline of a tile has no line between two of its sections", () => {
  const line = outline([{ row: 0, col: 0, dots: 1 }, { row: 0, col: 1, dots: 1 }], 24, 0);
  expect(line).toContain("M0 0V24");
  expect(line).toContain("M48 0V24");
  expect(line).not.toContain("M24 0V24");
});

test("a turn by keyboard: pick a tile, turn it, flip it, move it, place it, write, pass", async () => {
  const page = await stage("geominos", { view: table, status: turn("place", "no_place") });
  screen.getByRole("button", { name: "L" }).focus();
  await press("Enter");
  square("fila 11, columna 11, clara, 5 de Cruz").focus();
  await press("g");
  await press("v");
  await press("ArrowUp");
  await press("ArrowUp");
  await press("Enter");
  expect(page.sent).toEqual([{ type: "place", tile: "l", side: "B", turn: 1, row: 7, col: 9 }]);
  page.unmount();

  const lies = { tile: "l", side: "B", turn: 1, row: 7, col: 9, seat: 0 };
  const after = await stage("geominos", {
    view: { ...table, lies, hands: [["t"], ["bat"]], said: { points: 9, total: 21 } },
    status: turn("place", "lift", "announce", "pass_flag"),
  });
  expect(screen.getByText("Anotaste 9 puntos. Al terminar, llevas 21.")).toBeTruthy();
  await click("Recontar");
  screen.getByLabelText("Total (traías 12)").focus();
  await say("Puntos", "8");
  await click("Levantar");
  await click("Terminé");
  expect(after.sent).toEqual([{ type: "announce", points: 8, total: 21 }, { type: "lift" }, { type: "pass_flag" }]);
});

test("the first click brings the tile, the second on the same cell places it; it stays on the board", async () => {
  const page = await stage("geominos", { view: table, status: turn("place") });
  await click("T");
  await cell("fila 1, columna 1, clara, libre");
  expect(page.sent).toEqual([]);
  await click("A la derecha");
  await cell("fila 2, columna 3, clara, libre");
  expect(page.sent).toEqual([{ type: "place", tile: "t", side: "A", turn: 0, row: 0, col: 1 }]);
});

test("if tiles come one by one, the player first draws a card", async () => {
  const page = await stage("geominos", {
    view: { ...table, phase: "draw", distribution: "one", hands: [[], []] },
    status: { phase: "draw", flag: 0, may: [["draw"], []] },
  });
  await click("Sacar carta");
  expect(page.sent).toEqual([{ type: "draw" }]);
});

test("the button for no place hides while the player tries a piece, and returns after a cancel or a refusal", async () => {
  const page = await stage("geominos", { view: table, status: turn("place", "no_place") });
  await click("L");
  expect(screen.queryByRole("button", { name: "No tengo dónde" })).toBeNull();
  await click("Volver");
  await click("No tengo dónde");
  expect(page.sent).toEqual([{ type: "no_place" }]);
});

test("noted points stand beside the score until the turn ends", async () => {
  const lies = { tile: "l", side: "B", turn: 1, row: 7, col: 9, seat: 0 };
  const { words } = await stage("geominos", { view: table, status: turn("place") });
  const noted = partOf({ ...table, lies, said: { points: 9, total: 21 } });
  expect([0, 1].map((seat) => words.of("es").tally?.(noted, seat).value)).toEqual(["12 +9", 7]);
});

test("a small tile has its numbers as figures, and a large one has dots", () => {
  const written = (isWritten: boolean) => {
    const { container, unmount } = render(Tile, { tile: "l", side: "A", turn: 0, isWritten });
    const found = [...container.querySelectorAll("text")].map((text) => text.textContent).sort().join("");
    unmount();
    return found;
  };
  expect([written(true), written(false)]).toEqual(["12456", ""]);
});
