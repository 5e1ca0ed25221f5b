/** Finds the engine's own names in a text for people (`python -m tests.engines.hint_samples` lists the names). */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { GameEvent } from "../src/games/contract";
import { type Lang, spoken } from "../src/words/languages";

type Said = { events: Record<string, GameEvent[]>; cards: { columns: string[]; lines: unknown[][] }[]; identifiers: string[] };
export const said = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/vectors/said.json"), "utf8")) as Record<string, Said>;

/** Names of places that the rulebook prints on the board, and names of pieces that come from their prints. */
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
/** Words that players sing in this game are the same in every language. */
const SUNG = "truco";
const PLAIN = /^[a-z]+$/;

const owned = new Map(
  Object.entries(said).map(([slug, { identifiers }]) => [slug, new Set(identifiers.filter((id) => id.length > 1 && !PRINTED[slug]?.test(id) && !/^\d+$/.test(id)))]),
);

/** Returns the identifiers of a game's engine in the text. If an identifier is also an English word, it counts only in other languages. */
export function identifiersIn(slug: string, text: string, lang: Lang): string[] {
  const own = owned.get(slug) ?? new Set();
  const words = text.replace("en la red", "").split(/[\s«»“”"'’()¡¿!?,;:]+/).map((word) => word.replace(/[.…]+$/, ""));
  const isWord = (word: string): boolean => PLAIN.test(word) && (spoken(lang) === "en" || slug === SUNG || (COMMON[spoken(lang)] ?? []).includes(word));
  return words.filter((word) => (own.has(word) && !isWord(word)) || (word in said && !PLAIN.test(word)) || /^\w+_\w+$/.test(word) || /^[a-z-]+\/[a-z_]+$/.test(word));
}

/** Words of a language that some engine also uses as identifiers. */
const COMMON: Record<string, readonly string[]> = {
  es: ["color", "dice", "total", "base", "final", "mano"],
  pt: ["base", "capture", "final", "move", "total", "zero"],
};
