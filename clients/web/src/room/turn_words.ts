/** The words about the turn. They load with the table, and with the settings. */
import { catalogue } from "../words/catalogue";
import type { es } from "./turn_words.es";

export const turnWords = catalogue<typeof es>(import.meta.glob("./turn_words.{??,??-??}.ts"));
