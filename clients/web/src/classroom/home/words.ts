/** The words of games that are finished at home. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type HomeWords = typeof es;
export const homeWords = catalogue<HomeWords>(import.meta.glob("./words.{??,??-??}.ts"));
