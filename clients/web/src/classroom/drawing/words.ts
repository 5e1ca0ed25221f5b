/** The words of the drawings over a shown board, and of the lines that a class tries. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export const drawingWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
