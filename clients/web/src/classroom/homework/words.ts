/** The words of homework. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type HomeworkWords = typeof es;
export const homeworkWords = catalogue<HomeworkWords>(import.meta.glob("./words.{??,??-??}.ts"));
