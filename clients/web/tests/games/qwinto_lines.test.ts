import { expect, test } from "vitest";

import { fitting, rowPoints, SHEET } from "../../src/games/qwinto/view";
import type { Entry } from "../../src/games/qwinto/view";

const entry = (number: number): Entry => ({ number, round: 1 }) as Entry;
const orange = SHEET.find((row) => row.row === "orange");
if (orange === undefined) throw new Error("no orange row");
const ids = orange.boxes.map((box) => box.id);

test("a row scores its boxes, and a full row the number at its right end", () => {
  const some = Object.fromEntries(ids.slice(0, 3).map((id, at) => [id, entry(at + 1)]));
  expect(rowPoints(some, orange.boxes)).toBe(3);
  const all = Object.fromEntries(ids.map((id, at) => [id, entry(at + 4)]));
  expect(rowPoints(all, orange.boxes)).toBe(ids.length + 3);
});

test("a number fits a row of a thrown colour, between smaller and larger ones, once per column", () => {
  const sheet = { [ids[2] ?? ""]: entry(5), [ids[5] ?? ""]: entry(9) };
  expect(fitting(sheet, 7, ["orange"])).toEqual([ids[3], ids[4]]);
  expect(fitting(sheet, 5, ["orange"])).toEqual([]);
  expect(fitting({}, 7, ["yellow"]).every((id) => !ids.includes(id))).toBe(true);
  const column = orange.boxes[3]?.column;
  const below = SHEET.flatMap((row) => row.boxes).find((box) => box.column === column && box.row !== "orange");
  if (below === undefined) throw new Error("no box beneath");
  expect(fitting({ ...sheet, [below.id]: entry(7) }, 7, ["orange"])).toEqual([ids[4]]);
});
