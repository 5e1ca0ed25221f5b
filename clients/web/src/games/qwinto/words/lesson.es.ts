/** The sentences of the first lesson of Qwinto, in Spanish. */
import type { LessonWords } from "../../lesson";

export const es: LessonWords = {
  roll: [
    "Llena tus tres filas con números que suben. Elige los dados, o deja los tres, y toca el botón marcado.",
    "Salieron 4, 5 y 2. Si no te gusta, puedes tirar otra vez.",
  ],
  sum: ["Di la suma: escribe 11 y toca el botón marcado.", "Esa suma la anotan todos."],
  write: [
    "Anótalo en una casilla libre de tu hoja: toca la marcada y después el botón.",
    "El otro también anotó. Nadie ve la hoja ajena hasta que todos terminan.",
  ],
  theirs: [
    "Tiró el otro y salió 10: tú también puedes anotarlo. Toca la casilla marcada y el botón.",
    "En el turno ajeno también puedes pasar.",
  ],
  between: [
    "En una fila los números suben y no se repiten. Salió 6: en la fila violeta entra justo entre el 4 y el 9. Anótalo en la casilla marcada.",
    "Y en una columna no hay dos iguales.",
  ],
  challenge: [
    "En torneo nadie avisa. Los dados dan 4 y 5, y la computadora dijo 10. Toca «{challenge}» y elige la regla de la suma.",
    "Es una C: la suma se corrige, son 9.",
  ],
};
