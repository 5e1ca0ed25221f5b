/** The words for friends without accounts. */
import { catalogue } from "../words/catalogue";
import type { es } from "./words.es";

export const friendWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
