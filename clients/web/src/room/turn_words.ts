/** The words of whose turn it is. They come with the table, and with the settings. */
import type { Lang } from "./view";
import { en } from "./turn_words.en";
import { es } from "./turn_words.es";

export const turnWords: Record<Lang, typeof es> = { es, en };
