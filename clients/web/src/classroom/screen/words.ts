/** The words of the class's screen. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type ScreenWords = typeof es;

export const screenWords = catalogue<ScreenWords>(import.meta.glob("./words.{??,??-??}.ts"));
