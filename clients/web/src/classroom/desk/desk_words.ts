/** The words of the desk's list of boards. They come with the desk. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./desk_words.es";

export const deskWords = catalogue<typeof es>(import.meta.glob("./desk_words.{??,??-??}.ts"));
