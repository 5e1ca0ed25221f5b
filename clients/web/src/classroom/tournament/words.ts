/** The words of a tournament: start numbers, ratings, categories and prizes. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export type TournamentWords = typeof es;
export const tournamentWords = catalogue<TournamentWords>(import.meta.glob("./words.{??,??-??}.ts"));
