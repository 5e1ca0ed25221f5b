/** The words of a replay. They come with its screen. */
import { catalogue } from "../words/catalogue";
import type { es } from "./words.es";

export type ReplayWords = typeof es;

export const replayWords = catalogue<ReplayWords>(import.meta.glob("./words.{??,??-??}.ts"));
