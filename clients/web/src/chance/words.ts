/** The words of the chance page. The words load with that page, not with the lobby. */
import { catalogue } from "../words/catalogue";
import type { ChanceWords } from "./words.es";

export type { ChanceWords } from "./words.es";

export const chanceWords = catalogue<ChanceWords>(import.meta.glob("./words.{??,??-??}.ts"));
