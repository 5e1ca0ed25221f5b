/** The words of the chance page, in the Spanish of Argentina. */
import type { Overlay } from "../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  none: "Todavía no terminó ningún juego en esta mesa. Volvé cuando termine.",
  notWitnessed: "Este aparato no estaba cuando se jugaba: comparala con la que alguien haya anotado.",
  handHint: "Escribí una semilla y una huella que alguien haya anotado en papel.",
} satisfies Overlay<typeof es>;
