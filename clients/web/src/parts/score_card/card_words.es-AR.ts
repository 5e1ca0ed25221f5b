/** The words of score cards, on screen and paper, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./card_words.es";

export const esAR = {
  marks: "Desafíos",
  disputed: "No está de acuerdo: hablá con el réferi",
  columns: {
    challenge: "Desafío",
  },
} satisfies Overlay<typeof es>;
