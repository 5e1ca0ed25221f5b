/** The words for one pupil's stored data: download and erasure. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./pupil_data_words.es";

export const pupilDataWords = catalogue<typeof es>(import.meta.glob("./pupil_data_words.{??,??-??}.ts"));
