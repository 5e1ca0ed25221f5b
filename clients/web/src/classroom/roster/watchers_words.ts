/** Words for the list of who watches the class and its boards. */
import type { Lang } from "../../room/view";
import { en } from "./watchers_words.en";
import { es } from "./watchers_words.es";

export const watchersWords: Record<Lang, typeof es> = { es, en };
