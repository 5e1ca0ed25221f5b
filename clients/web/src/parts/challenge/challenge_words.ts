/** The words of the challenge dialogue that all games share. They load with the table. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./challenge_words.es";

export const challengeWords = catalogue<typeof es>(import.meta.glob("./challenge_words.{??,??-??}.ts"));
