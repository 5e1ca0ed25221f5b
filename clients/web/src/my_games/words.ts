/** Words of one's own games and devices, and of an absent player. */
import { catalogue } from "../words/catalogue";
import type { es } from "./words.es";

export const mineWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
