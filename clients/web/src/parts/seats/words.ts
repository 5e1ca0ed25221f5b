/** Words beside an invitation: who can follow its address. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type SeatWords = typeof es;

export const seatWords = catalogue<SeatWords>(import.meta.glob("./words.{??,??-??}.ts"));
