/** The words of a position that a tutor shows to all. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type PositionWords = typeof es;
export const positionWords = catalogue<PositionWords>(import.meta.glob("./words.{??,??-??}.ts"));
