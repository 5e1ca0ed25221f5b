/** The words of the dashboard's list of boards. They come with the dashboard. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./board_list_words.es";

export const boardListWords = catalogue<typeof es>(import.meta.glob("./board_list_words.{??,??-??}.ts"));
