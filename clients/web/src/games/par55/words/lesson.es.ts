/** The sentences of the first lesson of Par 55, in Spanish. */
import type { LessonWords } from "../../lesson";

export const es: LessonWords = {
  place: [
    "Pon un bloque al lado de otro que se le parezca. Toca el hexágono rojo grande, que está marcado, y después la base marcada.",
    "Al lado hay un círculo rojo grande.",
  ],
  say: [
    "Cuenta: 5 por la base, más 1 por cada parecido. Los dos son rojos y los dos son grandes: 5 + 2 = 7. Escribe 7 y toca el botón marcado.",
    "La forma es otra: no suma.",
  ],
  move: ["Tu peón está en el 3. Avanza 7: toca el espacio marcado del camino y después el botón.", "3 + 7 = 10."],
  pass: ["«{pass_flag}»: así termina tu turno. Gana quien cae justo en 55.", "El otro avanzó 5."],
  challenge: [
    "En torneo nadie avisa. La computadora puso el bloque marcado y dijo 10. Cuenta los parecidos con sus vecinos: son 4, y 5 + 4 = 9. Toca «{challenge}» y elige la regla del puntaje.",
    "Es una C: bloque y peón vuelven atrás.",
  ],
};
