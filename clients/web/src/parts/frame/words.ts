/** Words of the page's frame: a file that does not come, a table that is no more. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export const frameWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
