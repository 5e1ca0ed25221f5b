/** The lobby's words for this game, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Title } from "../../contract";

export const esAR = {
  tag: "Saltá, coroná y soplá: que no se te escape ninguna captura",
} satisfies Overlay<Title>;
