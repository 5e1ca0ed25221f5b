/** Starts the download of a table's words together with the table, because on a slow line one after the other takes longer. */
import { Catalogue } from "../words/catalogue";
import type { Lang } from "../words/languages";

/** Any words of a table lead to the file with all of them. */
const words = new Catalogue<unknown>(import.meta.glob("../room/turn_words.{??,??-??}.ts"));

export function fetchTableWords(lang: Lang): void {
  // The table itself fetches them again, and reports a failure.
  words.load(lang).catch(() => undefined);
}
