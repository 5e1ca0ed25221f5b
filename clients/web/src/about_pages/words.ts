/** Words of the page about the program. */
import { catalogue } from "../words/catalogue";
import type { es } from "./words.es";

export const paperWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
