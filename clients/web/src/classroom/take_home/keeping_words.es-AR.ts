/** Words for what a class leaves: what goes home, until when it is kept, and how it is erased, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./keeping_words.es";

export const esAR = {
  first: "¿Lo guardaste? Llevate todo en un archivo antes de borrar.",
} satisfies Overlay<typeof es>;
