/** The words of the tutors' notes, and of a tutor's own classes. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type NoteWords = typeof es;
export const noteWords = catalogue<NoteWords>(import.meta.glob("./words.{??,??-??}.ts"));
