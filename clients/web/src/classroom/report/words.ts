/** The words of the report by rule. They come with its page. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type ReportWords = typeof es;
export const reportWords = catalogue<ReportWords>(import.meta.glob("./words.{??,??-??}.ts"));
