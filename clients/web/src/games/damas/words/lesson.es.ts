/** The sentences of the first lesson of Damas, in Spanish. */
import type { LessonWords } from "../../lesson";

export const es: LessonWords = {
  step: [
    "Las damas van en diagonal por las casillas oscuras, un paso hacia adelante. Toca tu ficha marcada y la casilla marcada.",
    "La ficha blanca se puso adelante de la tuya. Esto es una partida; varias partidas forman un juego.",
  ],
  capture: [
    "¡Se puede capturar! Salta por encima de la ficha blanca: toca tu ficha y la casilla de atrás.",
    "Capturar es obligatorio. El otro también capturó.",
  ],
  chain: [
    "Una ficha puede saltar varias veces seguidas. Toca tu ficha y las dos casillas marcadas, una después de la otra.",
    "¡Dos de una vez! Y al llegar al fondo se coronó: ahora es dama.",
  ],
  king: ["Una dama coronada también va para atrás. Pruébalo.", "Así se mueve en las cuatro diagonales."],
  challenge: [
    "En torneo nadie avisa. Las blancas podían capturar tu ficha marcada y no lo hicieron. Toca «¡Soplo!» y después la ficha blanca que debía capturar.",
    "La ficha que no capturó sale del tablero.",
  ],
};
