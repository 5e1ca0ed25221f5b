/** The sentences of the first lesson of FIAR, in Spanish. */
import type { LessonWords } from "../../lesson";

export const es: LessonWords = {
  place: [
    "En FIAR gana quien pone cuatro fichas de su color en línea. Tú juegas con las azules. Toca una ficha de tu mano y un círculo vacío: los marcados.",
    "Primero se ponen todas las fichas, una por turno.",
  ],
  pass: ["«{pass_flag}»: termina tu turno y juega el otro.", "Cuando no quedan fichas en la mano, se mueven las del tablero."],
  challenge: [
    "Ahora es un torneo: nadie avisa las faltas. La ficha roja cruzó la zona amarilla del medio, y por ahí no pasa ninguna línea. Toca «{challenge}» y elige la regla del camino.",
    "Es una C: la falta está.",
  ],
  relocate: [
    "Como acertaste, la ficha mal movida la pones tú donde quieras. Tócala y después toca el círculo marcado, bien lejos.",
    "¡Ahí no molesta!",
  ],
  move: [
    "Cuando no hay fichas en la mano, una ficha se mueve por una línea recta, sin saltar. Baja tu ficha hasta el círculo marcado.",
    "¡Ya hay cuatro azules seguidas!",
  ],
  win: [
    "Nadie te lo avisa: dilo tú. Toca «{declare_win}», los cuatro círculos y el botón marcado.",
    "Si el otro no lo reta, ganaste.",
  ],
};
