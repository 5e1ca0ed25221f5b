/** Words of the form of a table that the lobby needs only when it is opened. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./form_words.es";

export const formWords = catalogue<typeof es>(import.meta.glob("./form_words.{??,??-??}.ts"));
