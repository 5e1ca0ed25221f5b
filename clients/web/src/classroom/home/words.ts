/** The words of games that pupils finish outside class. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type HomeWords = typeof es;
export const homeWords = catalogue<HomeWords>(import.meta.glob("./words.{??,??-??}.ts"));
