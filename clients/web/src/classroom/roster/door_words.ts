/** The words of a class's entry control: access, waiting people, removals, and co-tutors' links. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./door_words.es";

export const doorWords = catalogue<typeof es>(import.meta.glob("./door_words.{??,??-??}.ts"));
