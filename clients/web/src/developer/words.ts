/** Words of the developer's table. */
import { catalogue } from "../words/catalogue";
import type { es } from "./words.es";

export const developerWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
