/** The lobby's Spanish title and tag line of each game, by folder. */
import { byFolder, type Title } from "./contract";

export const es = byFolder(import.meta.glob<Title>("./*/words.es.ts", { eager: true, query: "?part=title", import: "title" }));
