/** The lobby's words for this game, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Title } from "../../contract";

export const esAR = {
  tag: "Dominó de figuras: girá, da vuelta y juntá números iguales con pocos puntos",
} satisfies Overlay<Title>;
