/** The words of a class. They come with its screen, not with the lobby. */
import { catalogue } from "../words/catalogue";
import type { es } from "./words.es";

export type ClassWords = typeof es;

export const classWords = catalogue<ClassWords>(import.meta.glob("./words.{??,??-??}.ts"));
