/** The words of the page itself: frame, lobby, and the words that all tables share. */
import { Catalogue, catalogue, want, withWords } from "./catalogue";
import type { Lang } from "./languages";
import type { PageWords } from "./page.es";
import type { TableWords } from "./table.es";

export type Words = PageWords & TableWords;

const pageWords = catalogue<PageWords>(import.meta.glob("./page.{??,??-??}.ts"));

/** The lobby does without them; every other screen fetches them (`withTableWords`). */
export const tableWords = new Catalogue<TableWords>(import.meta.glob("./table.{??,??-??}.ts"));

/** Returns the words of a language. A table's words throw until a screen has fetched them. */
export function wordsIn(lang: Lang): Words {
  return new Proxy(pageWords.of(lang) as Words, { get: (page, name): unknown => Reflect.get(name in page ? page : tableWords.of(lang), name) });
}

/** Fetches a screen other than the lobby, together with the words of a table and of the screen. */
export function withTableWords<Part>(load: () => Promise<Part>): Promise<Part> {
  want(tableWords);
  return withWords(load);
}
