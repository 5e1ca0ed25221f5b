/** The words of the page, in the Spanish of Argentina. */
import type { Overlay } from "./catalogue";
import { esAR as codes } from "./codes.es-AR";
import type { es } from "./page.es";

export const esAR = {
  codes,
  home: {
    badLink: "No entendimos ese enlace. Escribí el código.",
  },
} satisfies Overlay<typeof es>;
