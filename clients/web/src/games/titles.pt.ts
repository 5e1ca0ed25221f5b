/** The lobby's Portuguese title and tag line of each game, by folder. */
import { byFolder, type Title } from "./contract";

export const pt = byFolder(import.meta.glob<Title>("./*/words.pt.ts", { eager: true, query: "?part=title", import: "title" }));
