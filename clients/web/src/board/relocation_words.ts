/** The words of games in which a correct challenge lets one relocate a chip; a game's own words take them in. */
import { en } from "./relocation_words.en";
import { es } from "./relocation_words.es";

export const relocationWords = { es, en };
