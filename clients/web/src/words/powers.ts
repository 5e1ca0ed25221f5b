/** What a referee may do at a board, in words, with the reasons that are given most. They come with the referee's panel. */
import { catalogue } from "./catalogue";
import type { es } from "./powers.es";

export type PowerWords = typeof es;

export type PowerName = keyof PowerWords["names"];

export const powerWords = catalogue<PowerWords>(import.meta.glob("./powers.{??,??-??}.ts"));
