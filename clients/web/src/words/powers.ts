/** The words for a referee's powers at a board, with the most frequent reasons. They load with the referee's panel. */
import { catalogue } from "./catalogue";
import type { es } from "./powers.es";

export type PowerWords = typeof es;

export type PowerName = keyof PowerWords["names"];

export const powerWords = catalogue<PowerWords>(import.meta.glob("./powers.{??,??-??}.ts"));
