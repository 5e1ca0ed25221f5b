/** Words of the form of a table that the lobby needs only when it is opened. */
import { en } from "./form_words.en";
import { es } from "./form_words.es";

export const formWords = { es, en };
