/** What the lobby says of each game in the Spanish of Argentina, by the game's folder, where it differs. */
import type { Overlay } from "../words/catalogue";
import { byFolder, type Title } from "./contract";

export const esAR = byFolder(import.meta.glob<Overlay<Title>>("./*/words/title.es-AR.ts", { eager: true, import: "esAR" }));
