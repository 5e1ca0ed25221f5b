/** The words of a round's time. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type RoundWords = typeof es;
export const roundWords = catalogue<RoundWords>(import.meta.glob("./words.{??,??-??}.ts"));
