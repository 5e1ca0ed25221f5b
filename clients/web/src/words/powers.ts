/** What a referee may do at a board, in words, with the reasons that are given most. They come with the referee's desk. */
import type { Lang } from "../room/view";
import { en } from "./powers.en";
import { es } from "./powers.es";

export type PowerWords = typeof es;

export type PowerName = keyof PowerWords["names"];

export const powerWords: Record<Lang, PowerWords> = { es, en };
