/** The words for the list of watchers of a class and its boards. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./watchers_words.es";

export const watchersWords = catalogue<typeof es>(import.meta.glob("./watchers_words.{??,??-??}.ts"));
