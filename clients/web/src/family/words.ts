/** The words of the families' links: the tutor's form, and the page that a family sees. */
import { catalogue } from "../words/catalogue";
import type { es } from "./words.es";

export const familyWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
