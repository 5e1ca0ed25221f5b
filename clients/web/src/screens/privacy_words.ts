/** The words about the stored data of a pupil: `docs/privacy.md` for families. */
import { catalogue } from "../words/catalogue";
import type { es } from "./privacy_words.es";

export const privacyWords = catalogue<typeof es>(import.meta.glob("./privacy_words.{??,??-??}.ts"));
