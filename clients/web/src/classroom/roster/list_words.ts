/** Words of the class's list: names, slips, the next session, the tutor's way back, co-tutors, and a pupil's own name. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./list_words.es";

export const listWords = catalogue<typeof es>(import.meta.glob("./list_words.{??,??-??}.ts"));
