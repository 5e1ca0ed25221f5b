/** The sentences of the first lesson of Stars & Bars, in Spanish. */
import type { LessonWords } from "../../lesson";

export const es: LessonWords = {
  place: [
    "Cada carta tiene figura, cantidad, color y relleno. Pon cartas muy distintas de sus vecinas. Toca tu carta marcada, el lugar marcado y el botón.",
    "Ahora hay que contar los puntos.",
  ],
  say: [
    "Compara con cada vecina: 1 diferencia da 1 punto, 2 dan 2, 3 dan 4 y 4 dan 8. Con una vecina cambia el color: 1. Con la otra, color y cantidad: 2. Escribe 3 puntos y 3 de total, y toca el botón marcado.",
    "1 + 2 = 3.",
  ],
  pass: ["«{pass_flag}»: así termina tu turno. Recibes otra carta.", "¡El otro anotó 9!"],
  challenge: [
    "En torneo nadie avisa. La computadora puso la carta marcada y dijo 4 puntos; tú sabes que son 3. Toca «{challenge}» y elige la regla de los puntos del turno.",
    "Es una C: pierde los puntos de ese turno.",
  ],
  flip: [
    "Hay un pilar de cuatro cartas. Antes de jugar puedes voltearlo: da 2 puntos. Toca el botón marcado.",
    "Sobre un pilar volteado ya no se juega.",
  ],
  cover: [
    "También se puede cubrir una carta, si se diferencia en dos cosas o menos. Pon tu carta sobre la marcada.",
    "En el centro hay más vecinas: más puntos.",
  ],
};
