/** Words of one's own games and devices, and of an absent player. */
import type { Lang } from "../room/view";
import { en } from "./words.en";
import { es } from "./words.es";

export const mineWords: Record<Lang, typeof es> = { es, en };
