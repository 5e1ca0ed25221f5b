/** The words for a class's records (downloads, retention and erasure), in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./keeping_words.es";

export const esAR = {
  first: "¿Lo guardaste? Llevate todo en un archivo antes de borrar.",
} satisfies Overlay<typeof es>;
