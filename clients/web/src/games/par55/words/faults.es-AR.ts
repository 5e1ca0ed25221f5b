/** The explanations of Par 55's faults and missing parts with advice, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const esAR = {
  faults: {
    "par55.score": [
      "Ese no es el puntaje: 5 por la base y 1 por cada parecido con los bloques vecinos. |Contalos otra vez.",
      ({ said, right, par, likenesses }) =>
        `Es ${par} por la base y ${likenesses} por los parecidos con los vecinos: ${par} + ${likenesses} = ${right}, no ${said}.`,
    ],
    "par55.announce-first": "El peón se mueve después de anunciar: |decí primero el puntaje.",
  },
  missing: {
    place: "Todavía no pusiste un bloque: colocalo en una base.",
    announce: "Te falta el puntaje: anuncialo.",
    move_pawn: "Te falta el peón: movelo tantos espacios como anunciaste.",
    declare_win: "¡Tu peón está en 55! Anunciá tu victoria antes de pasar.",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;
