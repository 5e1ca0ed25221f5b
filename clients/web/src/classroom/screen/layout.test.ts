import { expect, it } from "vitest";

import { inParts, namesSize, shortNames, wallLayout } from "./layout";

it("writes many names at the door smaller, but never too small to read", () => {
  expect([0, 1, 20].map(namesSize)).toEqual([1, 1, 1]);
  expect([30, 60, 200].map((pupils) => Math.round(namesSize(pupils) * 100))).toEqual([82, 72, 72]);
});

it("cuts a second name to what tells it from the others", () => {
  const short = shortNames(["Ana", "Ana 2", "Valentina Espinoza", "Valentina Estrada", "Bo Paz", "Lucía Castro Gil"]);
  expect([...short.values()].map(({ given, rest }) => `${given} ${rest}`.trim())).toEqual(["Ana", "Ana 2", "Valentina Esp.", "Valentina Est.", "Bo P.", "Lucía C."]);
});

const NAMES = ["Ana Paz", "Valentina Espinoza", "Maximiliano Rodríguez", "Bo Díaz", "Guadalupe Fernández", "Gael Zárate"];
const class_of = (pupils: number): string[] => Array.from({ length: pupils }, (_, at) => NAMES[at % NAMES.length]!);
const WALL = { width: 1248, height: 604, screen: 1280 };

it.each([6, 12, 24, 60])("fills the wall with the names of %i pupils whose pairings are published", (pupils) => {
  const layout = wallLayout(WALL, pupils / 2, 2, class_of(pupils), false, false);
  expect(layout.name).toBeGreaterThanOrEqual(28);
  expect(layout.rows * layout.columns).toBeGreaterThanOrEqual(pupils / 2);
});

it.each([6, 12, 24, 60])("keeps the names of %i playing pupils readable, and makes the boards smaller", (pupils) => {
  const layout = wallLayout(WALL, pupils / 2, 2, class_of(pupils), true, false);
  expect(layout.name).toBeGreaterThanOrEqual(24);
  expect(layout.board > 0).toBe(pupils < 60);
});

it("writes whole names where they have room", () => {
  expect(wallLayout(WALL, 12, 2, class_of(24), false, false).isShort).toBe(false);
  expect(inParts(" María  Fernanda López ")).toEqual({ given: "María", rest: "Fernanda López" });
});

it.each([1280, 1366])("draws the boards of a small class large, with readable names, on a screen of %i px", (screen) => {
  const room = { width: screen - 16, height: (screen * 9) / 16 - 60, screen };
  const of = (boards: number) => wallLayout(room, boards, 2, class_of(2 * boards), true, false);
  expect(of(6).board).toBeGreaterThan(0.2 * screen);
  for (const boards of [1, 2, 3]) expect(of(boards).board).toBeGreaterThan(1.45 * of(6).board);
  for (const boards of [1, 2, 3, 4, 5, 6]) expect(of(boards).name).toBeGreaterThanOrEqual(20);
});
