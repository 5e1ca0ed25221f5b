/** The lobby's words for this game, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Title } from "../../contract";

export const esAR = {
  tag: "Cubrí tu tablero con poliominós sin que se toquen los del mismo color",
} satisfies Overlay<Title>;
