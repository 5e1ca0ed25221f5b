/** The words of score cards, on the screen and on paper. They come with the room, not with the lobby. */
import type { Lang } from "../../room/view";
import { en } from "./card_words.en";
import { type CardWords, es } from "./card_words.es";

export type { CardWords } from "./card_words.es";

export const cardWords: Record<Lang, CardWords> = { es, en };
