/** The words of a simultaneous. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type SimultaneousWords = typeof es;
export const simultaneousWords = catalogue<SimultaneousWords>(import.meta.glob("./words.{??,??-??}.ts"));
