/** The words of the public page of a class, and of its director's form. */
import { catalogue } from "../words/catalogue";
import type { es } from "./words.es";

export type PublicPageWords = typeof es;

export const publicPageWords = catalogue<PublicPageWords>(import.meta.glob("./words.{??,??-??}.ts"));
