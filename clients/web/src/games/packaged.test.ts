import { expect, test, vi } from "vitest";
import type { AboutView } from "../room/view";
import type { BoardModule } from "./board_module";
import { metaOf, packageTitle, pictureOf, titleOf } from ".";
import { hasLesson, loadLesson } from "./lesson";
import { loadModule, moduleOf } from "./packaged";
import { keepPackages, packageOf } from "./packages.svelte";

const titles = { en: { name: "Pebbles", tag: "Leave the last one" }, "es-AR": { name: "Piedritas", tag: "Dejá la última" } };
const about = { slug: "pebbles", package: { titles, kind: "cards", art: "", own: ["take"], menu: [], parts: ["picture", "lesson"] } } as unknown as AboutView;
const board = (more: Partial<BoardModule> = {}): BoardModule => ({
  contract: 1,
  mount: () => ({ update: () => undefined, unmount: () => undefined }),
  words: { en: { phases: { review: "Take stones" } } },
  ...more,
});
const from = (module: BoardModule) => async (): Promise<BoardModule> => module;

test("the lobby knows a package's game by the server's greeting, and its own games by their folders", async () => {
  keepPackages([about, { slug: "contig60" } as AboutView]);
  expect(titleOf("pebbles", "es")?.name).toBe("Pebbles");
  expect(packageTitle("pebbles", "es-AR")?.name).toBe("Piedritas");
  expect(packageTitle("contig60", "es")).toBeUndefined();
  expect(metaOf("pebbles")?.kind).toBe("cards");
  expect(packageOf("contig60")).toBeUndefined();
  expect(await pictureOf("pebbles")?.()).toBe("/games/pebbles/board.webp");
  expect([hasLesson("pebbles"), hasLesson("contig60"), hasLesson("other")]).toEqual([true, true, false]);
});

test("a board of another contract is refused, and the next try may succeed", async () => {
  await expect(loadModule("older", from(board({ contract: 0 })))).rejects.toThrow("contract 0");
  expect(() => moduleOf("older")).toThrow("not loaded");
  await loadModule("older", from(board()));
  expect(moduleOf("older").board.contract).toBe(1);
});

test("a language that the module lacks is in English, with the shared options in that language", async () => {
  keepPackages([about]);
  const { words } = await loadModule("pebbles", from(board()));
  await words.load("pt");
  expect(words.of("pt").phases.review).toBe("Take stones");
  expect(words.of("pt").options.mode?.values.tournament).toBe("Torneio");
  await words.load("es-AR");
  expect(words.of("es-AR").phases.review).toBe("Take stones");
});

test("the sentences of a lesson come from the package, an overlay over its base", async () => {
  keepPackages([about]);
  const sent = { es: { take: ["Toma dos."], say: ["Di trece."] }, "es-AR": { take: ["Tomá dos."] }, en: { take: ["Take two."], say: ["Say it."] } };
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => (asked.push(path), Response.json(sent)));
  const lesson = await loadLesson("pebbles");
  await Promise.all(["es-AR", "pt"].map((lang) => lesson!.load(lang)));
  vi.unstubAllGlobals();
  expect(lesson!.of("es-AR")).toEqual({ take: ["Tomá dos."], say: ["Di trece."] });
  expect(lesson!.of("pt")).toEqual(sent.en);
  expect(asked).toEqual(["/games/pebbles/lesson_words.json"]);
});

test("an overlay has only the sentences that differ from its base", async () => {
  const own = { es: { phases: { review: "Toma", taken: "Di" } }, "es-AR": { phases: { review: "Tomá" } } } as unknown as BoardModule["words"];
  const { words } = await loadModule("stones", from(board({ words: own })));
  await words.load("es-AR");
  expect(words.of("es-AR").phases).toEqual({ review: "Tomá", taken: "Di" });
});
