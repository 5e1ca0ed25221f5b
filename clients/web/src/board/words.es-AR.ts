/** The words of the kits that every game needs, in the Spanish of Argentina. */
import type { Overlay } from "../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  actions: { challenge: "Desafiar" },
  reviewing: { result_pending: "Aceptá el resultado, o desafiá" },
  handles: { flip: "Dar vuelta" },
} satisfies Overlay<typeof es>;
