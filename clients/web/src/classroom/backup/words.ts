/** The words of the encrypted copy of a tutor's classes. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type BackupWords = typeof es;
export const backupWords = catalogue<BackupWords>(import.meta.glob("./words.{??,??-??}.ts"));
