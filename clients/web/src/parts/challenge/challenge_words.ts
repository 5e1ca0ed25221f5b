/** The words of the challenge dialogue that are the same in every game. They come with the table. */
import type { Lang } from "../../room/view";
import { en } from "./challenge_words.en";
import { es } from "./challenge_words.es";

export const challengeWords: Record<Lang, typeof es> = { es, en };
