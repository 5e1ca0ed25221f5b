/** The words of the table that load with it. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export const playWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
