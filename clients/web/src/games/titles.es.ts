/** The lobby's Spanish title and tag line of each game, by folder. */
import { byFolder, type Title } from "./contract";

export const es = byFolder(import.meta.glob<Title>("./*/words/title.es.ts", { eager: true, import: "es" }));
