/** The explanations of Truco's faults with advice, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const esAR = {
  faults: {
    "truco.flor-callada": "Tener flor obliga a cantarla, y no se cantó: |cantala antes de jugar o de cantar otra cosa.",
    "truco.flor-sin-tener": "No hay flor: hacen falta tres cartas del mismo palo. |Cantá otra cosa.",
    "truco.flor-mal-cantada": [
      "Esos no son los puntos de la flor: 20 más las tres cartas; las figuras valen 0. |Contalos otra vez.",
      ({ said, right }) => `Se cantó ${said} de flor${right === null ? ", y no es lo que dicen las cartas" : `, y son ${right}`}: 20 más las tres cartas; las figuras valen 0.`,
    ],
    "truco.entrometerse": "En el pica-pica solo hablan los dos que juegan: |esperá tu turno.",
    "truco.palabras": "La palabra se dice exacta, sin diminutivos: |usá el botón, o decila como es.",
  },
  stakes: {
    false_flor: "el otro lado gana los puntos de pedir flor sin razón, y no te llevás una falta",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;
