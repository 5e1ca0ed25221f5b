/** What the lobby says of each game, in Portuguese, by the game's folder. */
import { byFolder, type Title } from "./contract";

export const pt = byFolder(import.meta.glob<Title>("./*/words/title.pt.ts", { eager: true, import: "pt" }));
