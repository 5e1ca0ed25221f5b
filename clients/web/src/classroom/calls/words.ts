/** The words of raised hands and of the tutors' list of calls. The words load with the board of a class, not with the lobby. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type CallWords = typeof es;

export const callWords = catalogue<CallWords>(import.meta.glob("./words.{??,??-??}.ts"));
