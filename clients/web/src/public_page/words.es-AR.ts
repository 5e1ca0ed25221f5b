/** The words of the public page of a class, in the Spanish of Argentina. */
import type { Overlay } from "../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  withdrawHint: "El enlace deja de servir. Si publicás otra vez, hay un enlace nuevo.",
  gone: "Esta página ya no se publica. Pedí otro enlace a quien dirige la clase.",
  unknown: "No existe ninguna página con este enlace. Revisá que esté completo.",
} satisfies Overlay<typeof es>;
