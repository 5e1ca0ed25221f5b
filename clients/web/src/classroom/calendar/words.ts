/** The words of the dates of a class. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type CalendarWords = typeof es;
export const calendarWords = catalogue<CalendarWords>(import.meta.glob("./words.{??,??-??}.ts"));
