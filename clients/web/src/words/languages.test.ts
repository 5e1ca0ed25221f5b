import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const src = join(import.meta.dirname, "..");
const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.(test|gen)\.ts$/.test(file));
const LANGS = ["es", "en"];
const OF_A_LANGUAGE = /\.(\w\w(?:-\w\w)?)\.ts$/;
/** The lobby's two lines of each game are a catalogue: one small file a game, loaded at once. */
const CATALOGUE = /^games\/(?:[^/]+\/meta|contract)\.ts$/;
const FAULTS = /^games\/[^/]+\/faults\.ts$/;

test("words have one file a language, and each language has them all", () => {
  const stems = new Set(files.filter((file) => OF_A_LANGUAGE.test(file)).map((file) => file.replace(OF_A_LANGUAGE, "")));
  const missing = [...stems].flatMap((stem) => LANGS.map((lang) => `${stem}.${lang}.ts`)).filter((file) => !files.includes(file));
  expect(stems.size).toBeGreaterThan(LANGS.length);
  expect(missing).toEqual([]);
});

test("no other file holds the words of a language", () => {
  const words = /^export const (?:es|en)\b|^\s*(?:es|en): [{["'`(]|[{,] (?:es|en): ["'`]/m;
  const others = files.filter((file) => !OF_A_LANGUAGE.test(file) && !CATALOGUE.test(file) && !FAULTS.test(file));
  expect(others.filter((file) => words.test(readFileSync(join(src, file), "utf8")))).toEqual([]);
});

test("the words of a language stand in no name but before the ending", () => {
  expect(files.filter((file) => /[_/](?:es|en)\.ts$/.test(file))).toEqual([]);
});
