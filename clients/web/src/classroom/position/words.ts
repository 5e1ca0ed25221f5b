/** The words of a position that is set for all. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type PositionWords = typeof es;
export const positionWords = catalogue<PositionWords>(import.meta.glob("./words.{??,??-??}.ts"));
