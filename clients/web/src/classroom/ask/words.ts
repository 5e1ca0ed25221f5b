/** The words of a question to the class. The words load with the class's pages. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export const askWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
