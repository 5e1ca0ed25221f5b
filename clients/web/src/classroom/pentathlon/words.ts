/** The words of a pentathlon: games planned at once, their table and their awards. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type PentathlonWords = typeof es;
export const pentathlonWords = catalogue<PentathlonWords>(import.meta.glob("./words.{??,??-??}.ts"));
