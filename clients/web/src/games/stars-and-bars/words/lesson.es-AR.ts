/** The sentences of the first lesson of Stars & Bars, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  place: [
    "Cada carta tiene figura, cantidad, color y relleno. Poné cartas muy distintas de sus vecinas. Tocá tu carta marcada, el lugar marcado y el botón.",
    "Ahora hay que contar los puntos.",
  ],
  say: [
    "Compará con cada vecina: 1 diferencia da 1 punto, 2 dan 2, 3 dan 4 y 4 dan 8. Con una vecina cambia el color: 1. Con la otra, color y cantidad: 2. Escribí 3 puntos y 3 de total, y tocá el botón marcado.",
    "1 + 2 = 3.",
  ],
  pass: ["«{pass_flag}»: así termina tu turno. Recibís otra carta.", "¡El otro anotó 9!"],
  challenge: [
    "En torneo nadie avisa. La computadora puso la carta marcada y dijo 4 puntos; vos sabés que son 3. Tocá «{challenge}» y elegí la regla de los puntos del turno.",
    "Es una C: pierde los puntos de ese turno.",
  ],
  flip: [
    "Hay un pilar de cuatro cartas. Antes de jugar podés darlo vuelta: da 2 puntos. Tocá el botón marcado.",
    "Sobre un pilar dado vuelta ya no se juega.",
  ],
  cover: [
    "También se puede cubrir una carta, si se diferencia en dos cosas o menos. Poné tu carta sobre la marcada.",
    "En el centro hay más vecinas: más puntos.",
  ],
} satisfies Overlay<LessonWords>;
