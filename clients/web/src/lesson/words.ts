/** The words of the lessons. */
import { catalogue } from "../words/catalogue";
import type { es } from "./words.es";

export const lessonWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
