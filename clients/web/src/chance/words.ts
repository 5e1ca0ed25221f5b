/** The words of the chance page. They come with it, not with the lobby. */
import type { Lang } from "../room/view";
import { en } from "./words.en";
import { type ChanceWords, es } from "./words.es";

export type { ChanceWords } from "./words.es";

export const chanceWords: Record<Lang, ChanceWords> = { es, en };
