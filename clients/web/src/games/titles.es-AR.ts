/** The lobby's titles and tag lines in the Spanish of Argentina, by folder, only where they differ. */
import type { Overlay } from "../words/catalogue";
import { byFolder, type Title } from "./contract";

export const esAR = byFolder(import.meta.glob<Overlay<Title>>("./*/words.es-AR.ts", { eager: true, query: "?part=title", import: "title" }));
