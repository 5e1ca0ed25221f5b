/** The words for the places that a tutor marks, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./show_words.es";

export const esAR = {
  hint: "O tocá los lugares en el tablero.",
} satisfies Overlay<typeof es>;
