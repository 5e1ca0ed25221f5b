/** Words of the page's frame: a file that does not come, a table that is no more. */
import type { Lang } from "../../room/view";
import { en } from "./words.en";
import { es } from "./words.es";

export const frameWords: Record<Lang, typeof es> = { es, en };
