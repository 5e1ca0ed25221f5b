/** The page of what is stored of a pupil: `docs/privacy.md` in the words of families. */
import { catalogue } from "../words/catalogue";
import type { es } from "./privacy_words.es";

export const privacyWords = catalogue<typeof es>(import.meta.glob("./privacy_words.{??,??-??}.ts"));
