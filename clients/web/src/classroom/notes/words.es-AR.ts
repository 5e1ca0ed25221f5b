/** The words of the tutors' notes, and of a tutor's own classes, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  none: "En este aparato todavía no tenés ninguna clase como docente.",
  carry: "Llevate tus clases a otro aparato con un código o un código QR.",
} satisfies Overlay<typeof es>;
