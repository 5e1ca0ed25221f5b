/** The words of the drawings over a shown board, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  yours: "Tenés el tablero: mové y dibujá.",
  exploring: "Explorás por tu cuenta. La clase sigue.",
} satisfies Overlay<typeof es>;
