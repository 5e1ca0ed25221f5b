/** The words of a replay. They come with its screen. */
import type { Lang } from "../room/view";
import { en } from "./words.en";
import { es } from "./words.es";

export const replayWords: Record<Lang, typeof es> = { es, en };
