/** The lobby's English title and tag line of each game, by folder. */
import { byFolder, type Title } from "./contract";

export const en = byFolder(import.meta.glob<Title>("./*/words.en.ts", { eager: true, query: "?part=title", import: "title" }));
