/** The words of the page itself: frame, lobby, table, and the words that all games share. */
import { catalogue } from "./catalogue";
import type { Words } from "./page.es";

export type { Words } from "./page.es";

export const pageWords = catalogue<Words>(import.meta.glob("./page.{??,??-??}.ts"));
