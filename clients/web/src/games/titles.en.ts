/** What the lobby says of each game, in English, by the game's folder. */
import { byFolder, type Title } from "./contract";

export const en = byFolder(import.meta.glob<Title>("./*/words/title.en.ts", { eager: true, import: "en" }));
