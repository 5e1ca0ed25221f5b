/** The lobby's words for this game, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Title } from "../../contract";

export const esAR = {
  tag: "Regletas de colores: llená rectángulos y capturá",
} satisfies Overlay<Title>;
