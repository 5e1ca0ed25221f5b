/** The Spanish explanations of Truco's faults, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const es: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "truco.flor-callada": "Tener flor obliga a cantarla, y no se cantó: |cántala antes de jugar o de cantar otra cosa.",
    "truco.flor-sin-tener": "No hay flor: hacen falta tres cartas del mismo palo. |Canta otra cosa.",
    "truco.flor-mal-cantada": [
      "Esos no son los puntos de la flor: 20 más las tres cartas; las figuras valen 0. |Cuéntalos otra vez.",
      ({ said, right }) => `Se cantó ${said} de flor${right === null ? ", y no es lo que dicen las cartas" : `, y son ${right}`}: 20 más las tres cartas; las figuras valen 0.`,
    ],
    "truco.envido-mal-cantado": [
      "Esos no son los puntos del envido: dos del mismo palo valen 20 más sus puntos; las figuras valen 0.",
      ({ said, right }) => `Se cantó ${said} de envido${right === null ? ", y no es lo que dicen las cartas" : `, y es ${right}`}: dos del mismo palo valen 20 más sus puntos; las figuras valen 0.`,
    ],
    "truco.entrometerse": "En el pica-pica solo hablan los dos que juegan: |espera tu turno.",
    "truco.palabras": "La palabra se dice exacta, sin diminutivos: |usa el botón, o dila como es.",
  },
  missing: {},
  stakes: {
    flor_points: "tu lado gana los puntos de la mano y los de la flor callada",
    points_taken: "tu lado gana los puntos de la mano",
    envido_points: "tu lado gana los puntos del envido",
    sung_points: "tu lado gana los puntos de la flor",
    fine: "tu lado gana los puntos de la multa",
    false_flor: "el otro lado gana los puntos de pedir flor sin razón, y no te llevas una falta",
  },
};
