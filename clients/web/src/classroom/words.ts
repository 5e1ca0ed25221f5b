/** The words of a class. They come with its screen, not with the lobby. */
import type { Lang } from "../room/view";
import { en } from "./words.en";
import { es } from "./words.es";

export type ClassWords = typeof es;

export const classWords: Record<Lang, ClassWords> = { es, en };
