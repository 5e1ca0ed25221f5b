/** The words for the places that a tutor marks. They load with the class's pages. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./show_words.es";

export const showWords = catalogue<typeof es>(import.meta.glob("./show_words.{??,??-??}.ts"));
