/** The words of an event in several halls. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type HallWords = typeof es;

export const hallWords = catalogue<HallWords>(import.meta.glob("./words.{??,??-??}.ts"));
