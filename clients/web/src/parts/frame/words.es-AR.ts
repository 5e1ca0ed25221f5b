/** The words of the page's frame, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  retype: "Escribí el código otra vez",
} satisfies Overlay<typeof es>;
