/** The sentences of the first lesson of Par 55, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  place: [
    "Poné un bloque al lado de otro que se le parezca. Tocá el hexágono rojo grande, que está marcado, y después la base marcada.",
    "Al lado hay un círculo rojo grande.",
  ],
  say: [
    "Contá: 5 por la base, más 1 por cada parecido. Los dos son rojos y los dos son grandes: 5 + 2 = 7. Escribí 7 y tocá el botón marcado.",
    "La forma es otra: no suma.",
  ],
  move: ["Tu peón está en el 3. Avanzá 7: tocá el espacio marcado del camino y después el botón.", "3 + 7 = 10."],
  challenge: [
    "En torneo nadie avisa. La computadora puso el bloque marcado y dijo 10. Contá los parecidos con sus vecinos: son 4, y 5 + 4 = 9. Tocá «{challenge}» y elegí la regla del puntaje.",
    "Es una C: bloque y peón vuelven atrás.",
  ],
} satisfies Overlay<LessonWords>;
