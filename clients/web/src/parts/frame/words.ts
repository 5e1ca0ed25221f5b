/** The words of the page's frame, such as those for a failed download or a vanished table. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./words.es";

export const frameWords = catalogue<typeof es>(import.meta.glob("./words.{??,??-??}.ts"));
