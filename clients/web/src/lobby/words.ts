/** Words of the lobby that come after the first load. */
import { en } from "./words.en";
import { es } from "./words.es";

export const lobbyWords = { es, en };
