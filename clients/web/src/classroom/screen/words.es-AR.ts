/** The words of the class's screen, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  openHint: "Se abre en una pestaña aparte: llevala al proyector. Nada de lo que hacés aquí la mueve.",
} satisfies Overlay<typeof es>;
