/** Words of a class's door: who may come in, who waits, who goes, and the links of co-tutors. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./door_words.es";

export const doorWords = catalogue<typeof es>(import.meta.glob("./door_words.{??,??-??}.ts"));
