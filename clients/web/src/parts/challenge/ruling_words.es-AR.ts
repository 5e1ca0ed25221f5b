/** The words of rulings and appeals, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./ruling_words.es";

export const esAR = {
  onChallengeOf: (name: string) => `Decisión sobre el desafío de ${name}`,
  markHints: {
    IA: "No era el momento de desafiar, o eso no se desafía.",
  },
  pendingTitle: "Desafío en espera",
  appealHint: "Podés levantar la tarjeta de opción y pedir otra opinión.",
  plead: "Decíselo al réferi (solo él lo lee)",
} satisfies Overlay<typeof es>;
