import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defaultClientConditions, type Rolldown } from "vite";
import { defineConfig } from "vitest/config";

import { noFacades } from "./tools/no_facades.ts";
import { partsOfWords } from "./tools/parts_of_words.ts";

/** Words that load together share a chunk per language: `page.es` with the first load, then `table.es`, `class.es`. */
const TOGETHER: readonly (readonly [string, RegExp])[] = [
  ["page", /^(?:words\/(?:page|codes|phrases)|lobby\/nickname|(?:lobby|my_games)\/words|games\/(?:titles|[^/]+\/words\?part=title))$/],
  ["class", /^classroom\//],
  ["table", /^(?:parts|room|board)\/|^(?:lesson|friends|weekend)\/words$|^words\/(?:happenings|powers|sums|table)$/],
];

/**
 * What loads together, lowest layer first: the first load, the lobby's parts after its first paint, the parts of boards, a table.
 * A file belongs to the lowest layer that imports it, so that no layer imports a higher one.
 */
const LAYERS: readonly (readonly [string, readonly string[]])[] = [
  ["first", ["main.ts", "App.svelte", "page/page.svelte.ts", "page/language.svelte.ts", "words/plural.ts", "words/phrases.ts", "games/contract.ts"]],
  ["later", ["lobby/later.ts"]],
  ["kit", ["board", "cards", "dice"].flatMap(filesIn)],
  ["table", ["screens/Room.svelte", "lobby/OpenTable.svelte", "parts/play/Audience.svelte", "room/narrate.ts", "words/arithmetic.ts", "friends/friend_list.svelte.ts"]],
  ["class", ["screens/Class.svelte"]],
];

/** Returns the components and scripts of a folder at any depth, without words and tests. */
function filesIn(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, "src", folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.svelte$|^[^.]+(?:\.svelte)?\.ts$/.test(name))
    .map((name) => `${folder}/${name}`);
}

function wordsOf(file: string): string | null {
  const [, path = "", lang, part = ""] = /\/src\/(.+)\.([a-z]{2}(?:-[A-Z]{2})?)\.ts((?:\?part=title)?)$/.exec(file) ?? [];
  const together = TOGETHER.find(([, subjects]) => subjects.test(path + part))?.[0];
  return together === undefined ? null : `${together}.${lang}`;
}

/** Puts the lobby's pictures into two files: those of the first shelves, which a phone shows at once, and the others. */
function picturesOf(file: string): string | null {
  const [, folder] = /^(.+\/src\/games\/[^/]+)\/board\.webp/.exec(file) ?? [];
  if (folder === undefined) return null;
  return /^\s*kind:/m.test(readFileSync(join(folder, "meta.ts"), "utf8")) ? "pictures.first" : "pictures.rest";
}

const GAME_FILE = /\/(?:src\/games|engines)\/(\w[\w-]*)\/([\w/]+)\.(?:svelte|gen|ts|json|css)/;
const OF_WORDS = /^(?:meta|words|wording)$/;

/** Tells whether a game's words import the file, at any depth. */
function isForWords(file: string, context: Rolldown.ChunkingContext): boolean {
  const name = GAME_FILE.exec(file)?.[2];
  if (name === undefined) return false;
  return OF_WORDS.test(name) || (context.getModuleInfo(file)?.importers ?? []).some((from) => isForWords(from, context));
}

/**
 * Puts the board of a game, and what a page fetches with the board, into one file. The words, and all that they import, are files of their own:
 * otherwise two files would import each other, and one would run before the other has its values.
 */
function gameOf(file: string, context: Rolldown.ChunkingContext): string | null {
  const slug = GAME_FILE.exec(file)?.[1];
  if (slug === undefined || isForWords(file, context)) return null;
  const { dynamicImporters = [] } = context.getModuleInfo(file) ?? {};
  // The board itself fetches this part when somebody needs it.
  if (dynamicImporters.some((from) => from.includes(`/games/${slug}/`))) return null;
  return `game.${slug.replaceAll("_", "-")}`;
}

const layers = new Map<string, ReadonlySet<string>>();

/** Returns the lowest layer that imports the module. */
function layerOf(file: string, context: Rolldown.ChunkingContext): string | null {
  return LAYERS.find(([name, roots]) => (layers.get(name) ?? layer(name, roots, context)).has(file))?.[0] ?? null;
}

/** Finds the modules of a layer: its roots, and their static imports at any depth. */
function layer(name: string, roots: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(roots.map((path) => join(import.meta.dirname, "src", path)));
  // The loop also visits members that it adds to the set.
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  layers.set(name, found);
  return found;
}

// Vite inlines nothing by itself, because the page's content security policy forbids inline scripts and styles. It allows pictures as data
// addresses, and the lobby's pictures ask for that (`games/index.ts`).
export default defineConfig({
  plugins: [partsOfWords, svelte(), svelteTesting(), noFacades],
  // The source of `@banderilla/client`, which lies in `client`.
  resolve: { conditions: ["banderilla-source", ...defaultClientConditions] },
  build: {
    // `index.html`, README.md and the guide for teachers name the same browsers.
    target: ["chrome111", "edge111", "firefox121", "safari16.4"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first load names the files that a page may fetch later, so it spells neither long hashes nor names that only the manifest needs.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/c-[hash:7].js",
        assetFileNames: "assets/c-[hash:7][extname]",
        // What loads together is one file, because on a slow line the number of files costs the time.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: wordsOf },
            { name: picturesOf },
            { name: layerOf },
            { name: gameOf },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/ws": { target: "http://127.0.0.1:8080", ws: true },
      "/qr": { target: "http://127.0.0.1:8080" },
      "/address": { target: "http://127.0.0.1:8080" },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "client/src/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    // The files share the loaded modules, which halves the time. So no test may replace a module; it may spy on what a module exports.
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
    maxWorkers: "100%",
  },
});
