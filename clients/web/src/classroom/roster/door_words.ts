/** Words of a class's door: who may come in, who waits, who goes, and the links of co-tutors. */
import type { Lang } from "../../room/view";
import { en } from "./door_words.en";
import { es } from "./door_words.es";

export const doorWords: Record<Lang, typeof es> = { es, en };
