/** Words of the lobby that come after the first load. */
import { catalogue } from "../words/catalogue";
import type { es } from "./words.es";

export const lobbyWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
