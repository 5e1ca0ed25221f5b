/** The words of the challenge dialogue that are the same in every game. They come with the table. */
import { catalogue } from "../../words/catalogue";
import type { es } from "./challenge_words.es";

export const challengeWords = catalogue<typeof es>(import.meta.glob("./challenge_words.{??,??-??}.ts"));
