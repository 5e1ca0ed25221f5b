/** The engine's own names in a text that somebody reads or hears (`python -m tests.engines.hint_samples` lists them). */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { GameEvent } from "../src/games/contract";
import { type Lang, spoken } from "../src/words/languages";

type Said = { events: Record<string, GameEvent[]>; cards: { columns: string[]; lines: unknown[][] }[]; identifiers: string[] };
export const said = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/vectors/said.json"), "utf8")) as Record<string, Said>;

/** Names of places that the rulebook prints on the board, and pieces that are called by what is printed on them. */
const PRINTED: Record<string, RegExp> = {
  ajedrez: /^([a-h][1-8]|[01]\S*-[01]\S*)$/,
  "fab-a-diffy": /^\d+\/\d+$/,
  fiar: /^c\dr\d$/,
  juggle: /^[A-I]\d$/,
  "kwatro-sinko": /^[a-i]\d$/,
  par55: /^[A-E]\d[LRTB]$/,
  "queens-and-guards": /^\d\.\d+$/,
  ramrod: /^([AB]\d|P\d+[ab])$/,
  "stars-and-bars": /^[co]\d+$/,
  "sum-dominoes": /^(\d-\d|[A-Z]\d+)$/,
};
/** What is sung in this game is said as it is in every language. */
const SUNG = "truco";
const PLAIN = /^[a-z]+$/;

const owned = new Map(
  Object.entries(said).map(([slug, { identifiers }]) => [slug, new Set(identifiers.filter((id) => id.length > 1 && !PRINTED[slug]?.test(id) && !/^\d+$/.test(id)))]),
);

/** The identifiers of a game's engine that stand in the text; an English word that is one as well counts in other languages alone. */
export function identifiersIn(slug: string, text: string, lang: Lang): string[] {
  const own = owned.get(slug) ?? new Set();
  const words = text.replace("en la red", "").split(/[\s«»“”"'’()¡¿!?,;:]+/).map((word) => word.replace(/[.…]+$/, ""));
  const isWord = (word: string): boolean => PLAIN.test(word) && (spoken(lang) === "en" || slug === SUNG || (COMMON[spoken(lang)] ?? []).includes(word));
  return words.filter((word) => (own.has(word) && !isWord(word)) || (word in said && !PLAIN.test(word)) || /^\w+_\w+$/.test(word) || /^[a-z-]+\/[a-z_]+$/.test(word));
}

/** Words of a language that an engine has for something, too. */
const COMMON: Record<string, readonly string[]> = {
  es: ["color", "dice", "total", "base", "final", "mano"],
  pt: ["base", "capture", "final", "move", "total", "zero"],
};
