/** The words of the chance page. They load with it, not with the lobby. */
import { catalogue } from "../words/catalogue";
import type { ChanceWords } from "./words.es";

export type { ChanceWords } from "./words.es";

export const chanceWords = catalogue<ChanceWords>(import.meta.glob("./words.{??,??-??}.ts"));
