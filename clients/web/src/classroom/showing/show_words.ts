/** The words of what a tutor points at. They come with the class's pages. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./show_words.es";

export const showWords = catalogue<typeof es>(import.meta.glob("./show_words.{??,??-??}.ts"));
