import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { partsOfWords } from "./tools/parts_of_words.ts";

/** Words that load together share a chunk per language: `page.es` with the first load, then `lobby.es`, `table.es`, `class.es`. */
const TOGETHER: readonly (readonly [string, RegExp])[] = [
  ["titles", /^games\/(?:titles|[^/]+\/words\?part=title)$/],
  ["page", /^(?:words\/(?:page|codes|happenings|phrases)|lobby\/nickname)$/],
  ["lobby", /^(?:lobby|my_games)\/words$/],
  ["class", /^classroom\//],
  ["table", /^(?:parts|room)\/|^words\/powers$/],
];

function wordsOf(file: string): string | null {
  const [, path = "", lang, part = ""] = /\/src\/(.+)\.([a-z]{2}(?:-[A-Z]{2})?)\.ts((?:\?part=title)?)$/.exec(file) ?? [];
  const together = TOGETHER.find(([, subjects]) => subjects.test(path + part))?.[0];
  return together === undefined ? null : `${together}.${lang}`;
}

// Vite inlines nothing, because the page's content security policy forbids inline scripts, styles and data addresses.
export default defineConfig({
  plugins: [partsOfWords, svelte(), svelteTesting()],
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
        // The first load names some two hundred files, so a longer hash or a name that only the manifest needs would cost a kilobyte there.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/c-[hash:7].js",
        assetFileNames: "assets/c-[hash:7][extname]",
        // The lobby's facts about games grow with the games, so they are a chunk that `tools/budget.js` weighs separately. The parts of
        // nearly every board are one file, because the first load names each file that a game needs.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: wordsOf },
            { name: "catalogue", test: /src\/games\/(?:[^/]+\/meta|packages\.svelte)\.ts$/ },
            // The lobby's parts after its first paint share one chunk.
            { name: "later", test: /src\/(?:storage_later|lobby\/(?:later|Beside|Company|OpenClass|PlayNow|Steps|tables)|my_games\/(?:MyGames|GameRow|games)|lesson\/progress|parts\/(?:seats\/NameField|options\/offered)|clock\/format)\.(?:svelte|ts)/ },
            { name: "kit", test: /src\/board\/\w+\/(?:Acting|BoardAndSide|CallBar|Grid|Look\w+|NextAct|SeatIcon|SeatMark|TurnFrame|drag|geometry|keep_focus|keys|looked|markers|next_act|sides)\.(?:svelte|ts)/ },
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
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
