/** The words of noughts, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { es } from "./play.es";

export const esAR = {
  phases: { turn: "Poné una ficha" },
  refusals: { occupied: "Esa casilla está ocupada: elegí una libre." },
} satisfies Overlay<typeof es>;
