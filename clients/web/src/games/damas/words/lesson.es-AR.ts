/** The sentences of the first lesson of Damas, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  step: [
    "Las damas van en diagonal por las casillas oscuras, un paso hacia adelante. Tocá tu ficha marcada y la casilla marcada.",
    "La ficha blanca se puso adelante de la tuya. Esto es una partida; varias partidas forman un juego.",
  ],
  capture: [
    "¡Se puede capturar! Saltá por encima de la ficha blanca: tocá tu ficha y la casilla de atrás.",
    "Capturar es obligatorio. El otro también capturó.",
  ],
  chain: [
    "Una ficha puede saltar varias veces seguidas. Tocá tu ficha y las dos casillas marcadas, una después de la otra.",
    "¡Dos de una vez! Y al llegar al fondo se coronó: ahora es dama.",
  ],
  king: ["Una dama coronada también va para atrás. Probalo.", "Así se mueve en las cuatro diagonales."],
  challenge: [
    "En torneo nadie avisa. Las blancas podían capturar tu ficha marcada y no lo hicieron. Tocá «¡Soplo!» y después la ficha blanca que debía capturar.",
    "La ficha que no capturó sale del tablero.",
  ],
} satisfies Overlay<LessonWords>;
