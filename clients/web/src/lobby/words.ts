/** The lobby's words that load after its first paint. */
import { catalogue } from "../words/catalogue";
import type { es } from "./words.es";

export const lobbyWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
