/** What the lobby says of each game, in Spanish, by the game's folder. */
import { byFolder, type Title } from "./contract";

export const es = byFolder(import.meta.glob<Title>("./*/words/title.es.ts", { eager: true, import: "es" }));
