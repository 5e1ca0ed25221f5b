/** The words of the weekend hour. */
import { catalogue } from "../words/catalogue";
import type { es } from "./words.es";

export const weekendWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
