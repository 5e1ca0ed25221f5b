/** The words of the referees' school. They load with its screen. */
import { catalogue } from "../words/catalogue";
import type { es } from "./words.es";

export const schoolWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
