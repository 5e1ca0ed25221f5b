import { expect, test } from "vitest";
import { neighbour } from "./geometry";
import { meaning } from "./keys";
import { places } from "../seats/ring";

const spot = (id: string, x: number, y: number) => ({ id, x, y, width: 10, height: 10 });
/** Two rows; the second is shifted by half a cell. */
const rows = [
  [spot("a", 0, 0), spot("b", 10, 0), spot("c", 20, 0)],
  [spot("d", 5, 10), spot("e", 15, 10)],
];
const press = (key: string, at: string, ctrlKey = false) => {
  const from = rows.flat().find((each) => each.id === at) ?? spot("?", 0, 0);
  const meant = meaning({ key, ctrlKey, altKey: false, metaKey: false }, rows, from);
  return meant?.kind === "go" ? meant.to.id : (meant?.kind ?? null);
};

test("arrow keys go to the nearest cell in their direction, and stay at the edge", () => {
  expect([press("ArrowRight", "a"), press("ArrowRight", "c")]).toEqual(["b", "c"]);
  expect(["d", "a"]).toContain(press("ArrowDown", "a"));
  expect(neighbour(rows.flat(), spot("e", 15, 10), "up")?.id).toMatch(/b|c/);
});

test("Home and End go to the ends of the row, with Ctrl of the board; Enter picks, Esc cancels, letters have no meaning", () => {
  expect([press("Home", "c"), press("End", "d"), press("End", "a", true), press("Home", "e", true)]).toEqual([
    "a",
    "e",
    "e",
    "a",
  ]);
  expect([press("Enter", "a"), press(" ", "a"), press("Escape", "a"), press("x", "a")]).toEqual([
    "pick",
    "pick",
    "cancel",
    null,
  ]);
});

test("the next seat around a table sits to the right, and an odd seat sits opposite", () => {
  expect(places(2, 1, "right")).toEqual({ right: [], top: [0], left: [] });
  expect(places(4, 0, "right")).toEqual({ right: [1], top: [2], left: [3] });
  expect(places(8, 0, "right")).toEqual({ right: [3, 2, 1], top: [4], left: [5, 6, 7] });
  expect(places(3, 0, "left")).toEqual({ right: [2], top: [], left: [1] });
});
