/** The sentences of the first lesson of Qwinto, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  roll: [
    "Llená tus tres filas con números que suben. Elegí los dados, o dejá los tres, y tocá el botón marcado.",
    "Salieron 4, 5 y 2. Si no te gusta, podés tirar otra vez.",
  ],
  sum: ["Decí la suma: escribí 11 y tocá el botón marcado.", "Esa suma la anotan todos."],
  write: [
    "Anotalo en una casilla libre de tu hoja: tocá la marcada y después el botón.",
    "El otro también anotó. Nadie ve la hoja ajena hasta que todos terminan.",
  ],
  theirs: [
    "Tiró el otro y salió 10: vos también podés anotarlo. Tocá la casilla marcada y el botón.",
    "En el turno ajeno también podés pasar.",
  ],
  between: [
    "En una fila los números suben y no se repiten. Salió 6: en la fila violeta entra justo entre el 4 y el 9. Anotalo en la casilla marcada.",
    "Y en una columna no hay dos iguales.",
  ],
  challenge: [
    "En torneo nadie avisa. Los dados dan 4 y 5, y la computadora dijo 10. Tocá «{challenge}» y elegí la regla de la suma.",
    "Es una C: la suma se corrige, son 9.",
  ],
} satisfies Overlay<LessonWords>;
