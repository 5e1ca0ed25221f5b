/** The few words of the kits that every game needs; a game's own words take them in. */
import { en } from "./words.en";
import { es } from "./words.es";

export const boardWords = { es, en };
