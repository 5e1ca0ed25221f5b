/** The words of a table's form that load when the lobby opens it. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./form_words.es";

export const formWords = catalogue<typeof es>(import.meta.glob("./form_words.{??,??-??}.ts"));
