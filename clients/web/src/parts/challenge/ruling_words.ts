/** The words of rulings and appeals. They load with the table. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./ruling_words.es";

export const rulingWords = catalogue<typeof es>(import.meta.glob("./ruling_words.{??,??-??}.ts"));
