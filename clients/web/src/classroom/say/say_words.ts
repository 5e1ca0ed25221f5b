/** The words of what tutors say to a class. They come with the class, not with the lobby. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./say_words.es";

export const sayWords = catalogue<typeof es>(import.meta.glob("./say_words.{??,??-??}.ts"));
