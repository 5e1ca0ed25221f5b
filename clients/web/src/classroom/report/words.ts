/** The words of the report by rule. They come with its page. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export const reportWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
