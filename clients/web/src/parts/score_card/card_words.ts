/** The words of score cards, on screen and paper. They load with the room, not with the lobby. */
import { catalogue } from "../../words/catalogue";
import type { CardWords } from "./card_words.es";

export type { CardWords } from "./card_words.es";

export const cardWords = catalogue<CardWords>(import.meta.glob("./card_words.{??,??-??}.ts"));
