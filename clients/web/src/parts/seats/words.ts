/** The words next to an invitation, about the reach of its address. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type SeatWords = typeof es;

export const seatWords = catalogue<SeatWords>(import.meta.glob("./words.{??,??-??}.ts"));
