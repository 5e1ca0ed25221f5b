/** The sentences of the first lesson of Ajedrez, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  pawn: [
    "Vos jugás con las blancas. El peón avanza; en su primera jugada puede dar dos pasos. Tocá el peón marcado y su casilla.",
    "El peón captura de costado, en diagonal.",
  ],
  knight: [
    "El caballo salta en forma de L: dos pasos y uno al costado. Es el único que salta. Sacalo a la casilla marcada.",
    "Desde ahí amenaza el peón negro.",
  ],
  bishop: ["El alfil va en diagonal, todo lo que quieras. Sacalo a la casilla marcada.", "Ya hay lugar entre el rey y la torre."],
  castle: [
    "Poné a salvo a tu rey con el enroque: tocá el rey y la casilla marcada, dos pasos al costado. La torre salta sola.",
    "Se enroca una sola vez, si ni el rey ni la torre se movieron.",
  ],
  challenge: [
    "En torneo nadie avisa. ¡El rey negro dio dos pasos! En la lista de jugadas tocá la última, la del rey, y después el botón marcado.",
    "La jugada se deshace y el negro tiene que mover bien su rey.",
  ],
  mate: ["Ganás cuando el rey rival está amenazado y no puede escapar: jaque mate. Llevá la torre hasta el fondo.", "¡Jaque mate!"],
} satisfies Overlay<LessonWords>;
