import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { es as table } from "./table.es";
import { exportOf, LANGS, languages, matching, SPOKEN } from "./languages";

const src = join(import.meta.dirname, "..");
const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.(test|gen)\.ts$/.test(file));
const OF_A_LANGUAGE = /\.([a-z]{2}(?:-[A-Z]{2})?)\.ts$/;
const WHOLE = LANGS.filter((lang) => languages.get(lang)?.base === undefined);

test("words have one file per language, and each language is complete", () => {
  const stems = new Set(files.filter((file) => OF_A_LANGUAGE.test(file)).map((file) => file.replace(OF_A_LANGUAGE, "")));
  const missing = [...stems].flatMap((stem) => WHOLE.map((lang) => `${stem}.${lang}.ts`)).filter((file) => !files.includes(file));
  expect(stems.size).toBeGreaterThan(WHOLE.length);
  expect(missing).toEqual([]);
});

test("each language's file contains its own name", () => {
  const tags = new Set(files.flatMap((file) => OF_A_LANGUAGE.exec(file)?.[1] ?? []));
  expect([...tags].sort()).toEqual([...LANGS].sort());
  expect(LANGS[0]).toBe("es");
});

test("other files contain no words of a language", () => {
  const tag = LANGS.map(exportOf).join("|");
  const words = new RegExp(`^export const (?:${tag})\\b|^\\s*(?:${tag}): [{["'\`(]|[{,] (?:${tag}): ["'\`]`, "m");
  const others = files.filter((file) => !OF_A_LANGUAGE.test(file));
  expect(others.filter((file) => words.test(readFileSync(join(src, file), "utf8")))).toEqual([]);
});

test("other files name no language except the measure", () => {
  const others = files.filter((file) => !OF_A_LANGUAGE.test(file));
  const named = new RegExp(`(?<!lang=)["'](?:${LANGS.filter((lang) => lang !== "es").join("|")})["']`);
  expect(others.filter((file) => named.test(readFileSync(join(src, file), "utf8")))).toEqual([]);
});

test("the language is the last part of a file's name", () => {
  expect(files.filter((file) => new RegExp(`[_/](?:${LANGS.join("|")})\\.ts$`).test(file))).toEqual([]);
});

test("a later screen brings its words", () => {
  const bare = files.filter((file) => /(?<!with(?:Table)?Words\(\(\) => )import\("[^"]+\.svelte"\)/.test(readFileSync(join(src, file), "utf8")));
  expect(bare).toEqual([]);
});

test("the lobby does without the words of a table, which load after it", () => {
  const late = Object.keys(table).join("|");
  const lobby = files.filter((file) => /^(?:App|screens\/Home|(?:lobby|my_games)\/.+|parts\/frame\/(?:Connection|LanguageMenu|Notice))\.svelte$/.test(file) && file !== "lobby/OpenTable.svelte");
  expect(lobby.length).toBeGreaterThan(8);
  // App names the clocks of the screens that load later.
  const uses = (file: string): string[] => readFileSync(join(src, file), "utf8").match(new RegExp(`language\\.words\\.(?:${late})\\b(?!\\.windowCloses)`, "g")) ?? [];
  expect(lobby.flatMap((file) => uses(file).map((use) => `${file}: ${use}`))).toEqual([]);
});

test("a browser gets the first of its languages that the client has, with or without its country, else Spanish", () => {
  expect(matching([null, "fr-FR", "en-GB", "es"])).toBe("en");
  expect(matching(["en", "es-MX"])).toBe("en");
  expect(matching(["es-MX", "en"])).toBe("es");
  expect(matching(["tlh"])).toBe("es");
  expect(SPOKEN).toContain("en");
});
