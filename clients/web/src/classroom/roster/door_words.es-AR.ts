/** The words of a class's entry control, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./door_words.es";

export const esAR = {
  youWait: "Estás en la puerta. Esperá a que te hagan pasar.",
} satisfies Overlay<typeof es>;
