/** The words of the computer's levels. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./level.es";

export type LevelWords = typeof es;
export type BotLevel = keyof LevelWords["levels"];

export const levelWords = catalogue<LevelWords>(import.meta.glob("./level.{??,??-??}.ts"));
