/** The sentences of the first lesson of FIAR, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  place: [
    "En FIAR gana quien pone cuatro fichas de su color en línea. Vos jugás con las azules. Tocá una ficha de tu mano y un círculo vacío: los marcados.",
    "Primero se ponen todas las fichas, una por turno.",
  ],
  challenge: [
    "Ahora es un torneo: nadie avisa las faltas. La ficha roja cruzó la zona amarilla del medio, y por ahí no pasa ninguna línea. Tocá «{challenge}» y elegí la regla del camino.",
    "Es una C: la falta está.",
  ],
  relocate: [
    "Como acertaste, la ficha mal movida la ponés vos donde quieras. Tocala y después tocá el círculo marcado, bien lejos.",
    "¡Ahí no molesta!",
  ],
  move: [
    "Cuando no hay fichas en la mano, una ficha se mueve por una línea recta, sin saltar. Bajá tu ficha hasta el círculo marcado.",
    "¡Ya hay cuatro azules seguidas!",
  ],
  win: [
    "Nadie te lo avisa: decilo vos. Tocá «{declare_win}», los cuatro círculos y el botón marcado.",
    "Si el otro no lo desafía, ganaste.",
  ],
} satisfies Overlay<LessonWords>;
