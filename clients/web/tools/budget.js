/**
 * The weight limits of a first visit and of a game, in gzipped JavaScript. Run it after the build; it exits with 1 when a part is too
 * heavy, and throws when two files import each other: one of them would run before the other has its values.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const FIRST_LOAD = 57 * 1024;
const GAME = 12 * 1024;
/** A board with its view, its hints, and what else a page fetches with the board. */
const BOARD = 14 * 1024;
const LISTED = 170;
/** All sounds of the page. They load with the first sound, and never with the lobby. */
const SOUNDS = 40 * 1024;

const dist = join(import.meta.dirname, "..", "dist");
const manifest = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));

/** Returns the JavaScript files of an entry: its own and its static imports, without those of `but`. */
function files(name, but = new Set(), seen = new Set()) {
  if (seen.has(name) || but.has(name)) return seen;
  seen.add(name);
  for (const next of manifest[name].imports ?? []) files(next, but, seen);
  return seen;
}

const above = [];
function refuseCycles(name, done = new Set()) {
  if (above.includes(name)) throw new Error(`these files import each other: ${above.slice(above.indexOf(name)).join(", ")}`);
  if (done.has(name)) return done;
  above.push(name);
  for (const next of manifest[name].imports ?? []) refuseCycles(next, done);
  above.pop();
  return done.add(name);
}
Object.keys(manifest).reduce((done, name) => refuseCycles(name, done), new Set());

function weight(names) {
  let sum = 0;
  for (const name of names) {
    const { file } = manifest[name];
    if (file.endsWith(".js")) sum += gzipSync(readFileSync(join(dist, file))).length;
  }
  return sum;
}

const first = files(Object.keys(manifest).find((name) => manifest[name].name === "first"));
const slugs = new Set(Object.keys(manifest).map((name) => /^src\/games\/([^/]+)\//.exec(name)?.[1]).filter(Boolean));
// A page also loads the words of one language; the heaviest language counts.
const langs = new Set(Object.values(manifest).map(({ name }) => /^page\.(\w\w(?:-\w\w)?)$/.exec(name)?.[1]).filter(Boolean));
const inLanguage = (part, lang) => new Set(Object.keys(manifest).filter((name) => manifest[name].name === `${part}.${lang}`));
const heaviest = (part) => Math.max(...[...langs].map((lang) => weight(inLanguage(part, lang))));
const rows = [
  // The lobby's facts and title of each game count for the game, so that a new game takes no weight from the rest of the first load.
  ["first load", weight(first) + heaviest("page"), FIRST_LOAD + LISTED * slugs.size],
  ["sounds", weight(new Set(["src/tones.ts"])), SOUNDS],
];
if (first.has("src/tones.ts")) throw new Error("the first load contains the sounds");
for (const slug of slugs) {
  // A game's board is a chunk, and so are its words. The games share the kit (board, cards, dice …), which a page fetches once.
  for (const name of Object.keys(manifest)) {
    if (first.has(name)) continue;
    if (manifest[name].name === `game.${slug}`) rows.push([`${slug}: board`, weight(new Set([name])), BOARD]);
    else if (name.startsWith(`src/games/${slug}/`)) rows.push([name.slice("src/games/".length), weight(new Set([name])), GAME]);
  }
}

let tooHeavy = false;
for (const [name, bytes, limit] of rows) {
  const over = bytes > limit;
  tooHeavy ||= over;
  console.log(`${over ? "OVER " : "ok   "}${name.padEnd(40)} ${(bytes / 1024).toFixed(1).padStart(6)} of ${+(limit / 1024).toFixed(1)} KB`);
}
process.exit(tooHeavy ? 1 : 0);
