/** Words of the form of a table that the lobby needs only when it is opened, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./form_words.es";

export const esAR = {
  past: "Esa hora ya pasó: elegí otra.",
} satisfies Overlay<typeof es>;
