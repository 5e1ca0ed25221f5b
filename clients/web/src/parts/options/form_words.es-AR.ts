/** The words of a table's form that load when the lobby opens it, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./form_words.es";

export const esAR = {
  past: "Esa hora ya pasó: elegí otra.",
} satisfies Overlay<typeof es>;
