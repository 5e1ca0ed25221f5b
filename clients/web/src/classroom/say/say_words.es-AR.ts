/** The words of what tutors say to a class, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./say_words.es";

export const esAR = {
  toYou: (name: string) => `${name} te dice, solo a vos`,
} satisfies Overlay<typeof es>;
