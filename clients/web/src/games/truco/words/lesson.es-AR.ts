/** The sentences of the first lesson of Truco, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  envido: ["Tenés 7 y 6 de espadas: son 20 + 7 + 6 = 33 para el envido, lo máximo. ¡Cantalo! Tocá «Envido».", "El otro quiso."],
  points: ["Decí cuánto tenés: 33. Escribilo y tocá el botón marcado.", "«Son buenas»: ganaste 2 puntos."],
  first: [
    "Ahora las cartas. La más alta gana la baza, y se juegan tres. Tu 7 de espadas es muy fuerte: tocalo y después el botón.",
    "Solo el 1 de espadas y el 1 de bastos le ganan. La primera es tuya.",
  ],
  truco: [
    "Con la primera ganada, subí la apuesta: tocá «Truco». Si el otro no quiere, ganás 1 punto; si quiere, se juega por 2.",
    "El otro quiso.",
  ],
  second: ["Te queda el 1 de oros, que le gana a los 12. Jugalo.", "Dos bazas: la mano es tuya, con 2 puntos de envido y 2 de truco."],
} satisfies Overlay<LessonWords>;
