/** Words for what is stored of one pupil: taken home, or erased. */
import type { Lang } from "../../room/view";
import { en } from "./pupil_data_words.en";
import { es } from "./pupil_data_words.es";

export const pupilDataWords: Record<Lang, typeof es> = { es, en };
