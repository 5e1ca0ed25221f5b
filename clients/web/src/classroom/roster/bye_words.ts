/** Words of requested byes and of withdrawal. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./bye_words.es";

export const byeWords = catalogue<typeof es>(import.meta.glob("./bye_words.{??,??-??}.ts"));
