import { screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { loadHowto, PARTS } from "../src/games/howto";
import { nameOfGame } from "../src/games";
import { loadWords } from "../src/words/catalogue";
import { WHOLE } from "./languages";
import { Table } from "./table";

beforeEach(() => localStorage.setItem("banderilla.lang", "es"));

const GAMES = Object.keys(import.meta.glob("../src/games/*/meta.ts")).map((path) => path.split("/").at(-2) ?? "");
const WORDS_A_RULE = 20;
const MANY_RULES = 10;

test("an unknown game has no page", async () => {
  expect(GAMES.length).toBeGreaterThan(5);
  expect(await loadHowto("nowhere")).toBeNull();
});

test.each(GAMES)("%s: every language has the same parts at a similar length", async (slug) => {
  const loaded = await loadHowto(slug);
  if (loaded === null) throw new Error(`${slug} has no page`);
  for (const lang of WHOLE) await loadWords(lang);
  const es = loaded.howto.of("es");
  for (const lang of WHOLE) {
    const page = loaded.howto.of(lang);
    for (const part of [...PARTS, "line"] as const) {
      expect(es[part].length).toBeGreaterThan(0);
      expect(page[part]).toHaveLength(es[part].length);
    }
    expect(Object.keys(loaded.words.of(lang).rules)).toEqual(Object.keys(loaded.words.of("es").rules));
    const read = [page.goal, ...PARTS.flatMap((part) => page[part])].join(" ").split(/\s+/);
    // Long enough to explain each rule, short enough for a reader.
    expect(read.length).toBeGreaterThan(WORDS_A_RULE * Math.min(Object.keys(loaded.words.of(lang).rules).length, MANY_RULES));
    expect(read.length).toBeLessThan(560);
  }
});

test.each(GAMES)("%s: the page shows every part and every rule, without a room", async (slug) => {
  const table = new Table();
  table.answers = () => [];
  await table.show(`#/rules/${slug}`);
  expect(await screen.findByRole("heading", { level: 1, name: `Reglas de ${nameOfGame(slug, "es")}` })).toBeTruthy();
  expect(await screen.findByRole("heading", { level: 2, name: "Las reglas, una por una" })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(PARTS.length + 3);
  const loaded = await loadHowto(slug);
  for (const sentence of Object.values(loaded?.words.of("es").rules ?? {})) {
    expect(screen.getByText(sentence)).toBeTruthy();
  }
  expect(screen.getByRole("link", { name: "Volver" }).getAttribute("href")).toBe("#/");
  expect(document.title).toContain("Reglas del juego");
});

test("after a quick change of game, the page fetches pictures only by the new game's numbers", async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const first = { queens: [1, 3], fiar: [2, 5] };
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const pictures = address.includes("fiar") ? first.fiar : first.queens;
    return new Promise<Response>((resolve) => answers.push(() => resolve(Response.json({ pictures }))));
  });
  try {
    const table = new Table();
    table.answers = () => [];
    await table.show("#/rules/queens-and-guards");
    await vi.waitFor(() => expect(asked).toContain("/lesson/queens-and-guards/0"));
    location.hash = "#/rules/fiar";
    await vi.waitFor(() => expect(asked).toContain("/lesson/fiar/0"));
    for (const answer of answers.splice(0)) answer();
    const pictures = (slug: string) => new Set(asked.filter((address) => address.includes(slug)).map((address) => address.at(-1)));
    await vi.waitFor(() => expect(pictures("queens-and-guards").size).toBeGreaterThan(1), 10_000); // the page loads its board meanwhile
    expect(pictures("queens-and-guards")).toEqual(new Set(["0", "1", "3"]));
    await vi.waitFor(() => expect(pictures("fiar")).toEqual(new Set(["0", "2", "5"])), 10_000);
  } finally {
    vi.unstubAllGlobals();
  }
});
