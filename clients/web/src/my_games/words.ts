/** The words for the person's own games and devices, and for an absent player. */
import { catalogue } from "../words/catalogue";
import type { es } from "./words.es";

export const mineWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
