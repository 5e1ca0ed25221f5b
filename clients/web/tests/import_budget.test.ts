/** Imports between the folders of `src` go down, from a page to its parts. The exceptions are counted here, and their number may only fall. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { expect, test } from "vitest";

const SRC = resolve(import.meta.dirname, "../src");

/** The folders from the lowest to the highest. A folder may import the folders before it. The files of `src` itself belong to no folder. */
const FLOORS = [
  "connection", "room", "clock", "dice", "words", "board", "cards", "games", "page", "qr", "replay", "weekend", "parts", "chance", "school",
  "lesson", "friends", "my_games", "lobby", "classroom", "public_page", "family", "developer", "about_pages", "screens", "standalone",
];

/** Import lines against the direction, as `lower → higher`. If you remove one, lower its number here. */
const BUDGET = {
  "about_pages → screens": 1,
  "board → games": 1,
  "classroom → family": 1,
  "classroom → public_page": 1,
  "dice → board": 1,
  "friends → lobby": 2,
  "games → parts": 11,
  "lesson → lobby": 1,
  "my_games → classroom": 2,
  "my_games → lobby": 1,
  "page → classroom": 1,
  "page → lobby": 1,
  "parts → lesson": 1,
  "parts → lobby": 2,
  "parts → my_games": 1,
  "replay → parts": 1,
  "replay → school": 1,
  "room → board": 1,
  "room → games": 1,
  "room → page": 2,
  "room → parts": 4,
  "room → words": 5,
  "school → my_games": 1,
  "screens → standalone": 2,
  "words → board": 1,
  "words → games": 1,
};

/** Counts the lines of `files` that import a higher folder, keyed by `lower → higher`. */
function upward(files: ReadonlyMap<string, string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [path, text] of files) {
    for (const [, target = ""] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g)) {
      const [from = "", to = ""] = [path, join(dirname(path), target)].map((each) => (each.includes("/") ? each.split("/")[0] : ""));
      const [low, high] = [FLOORS.indexOf(from), FLOORS.indexOf(to)];
      if (low >= 0 && high > low) counts[`${from} → ${to}`] = (counts[`${from} → ${to}`] ?? 0) + 1;
    }
  }
  return counts;
}

const files = new Map(
  readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:ts|svelte)$/.test(name) && !name.includes(".test."))
    .map((name) => [name, readFileSync(join(SRC, name), "utf8")]),
);

test("every folder has its floor", () => {
  const folders = readdirSync(SRC, { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...FLOORS].sort());
});

test("imports against the direction of the floors become no more", () => {
  expect(upward(files)).toEqual(BUDGET);
});

test("static, lazy and type imports of a higher folder count, imports of a lower one do not", () => {
  const text = `import type { View } from "../games/contract";\nimport "./own";\nconst page = import("../screens/Room.svelte");\n`;
  expect(upward(new Map([["board/a.ts", text]]))).toEqual({ "board → games": 1, "board → screens": 1 });
  expect(upward(new Map([["screens/a.ts", text]]))).toEqual({});
});
