/** The words of the families' links, in the Spanish of Argentina. */
import type { Overlay } from "../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  gone: "Este enlace ya no sirve. Pedí otro a quien da la clase.",
  unknown: "No existe nada con este enlace. Revisá que esté completo.",
} satisfies Overlay<typeof es>;
