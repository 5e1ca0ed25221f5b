/** The lobby's Portuguese title and tag line of each game, by folder. */
import { byFolder, type Title } from "./contract";

export const pt = byFolder(import.meta.glob<Title>("./*/words/title.pt.ts", { eager: true, import: "pt" }));
