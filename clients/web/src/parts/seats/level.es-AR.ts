/** The words of the computer's levels, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./level.es";

export const esAR = {
  partnerHint: "A veces se equivoca a propósito y a veces no ve tus faltas: practicá los desafíos con ella.",
} satisfies Overlay<typeof es>;
