/** What was wrong and what can be done, a sentence for each fault, for Truco. In Spanish. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing } from "../declared";

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "truco.flor-callada": "Tienes flor y no la cantaste: cántala antes de jugar o de cantar otra cosa.",
    "truco.flor-sin-tener": "No tienes flor: hacen falta tres cartas del mismo palo. Canta otra cosa.",
    "truco.flor-mal-cantada": [
      "Esos no son los puntos de la flor: 20 más las tres cartas; las figuras valen 0. Cuéntalos otra vez.",
      ({ said, right }) => `Se cantó ${said} de flor${right === null ? ", y no es lo que dicen las cartas" : `, y son ${right}`}: 20 más las tres cartas; las figuras valen 0.`,
    ],
    "truco.envido-mal-cantado": [
      "Esos no son los puntos del envido: dos del mismo palo valen 20 más sus puntos; las figuras valen 0.",
      ({ said, right }) => `Se cantó ${said} de envido${right === null ? ", y no es lo que dicen las cartas" : `, y es ${right}`}: dos del mismo palo valen 20 más sus puntos; las figuras valen 0.`,
    ],
    "truco.entrometerse": "En el pica-pica solo hablan los dos que juegan: espera tu turno.",
    "truco.palabras": "La palabra se dice exacta, sin diminutivos: usa el botón, o dila como es.",
  },
  missing: {},
  cost: { own: "", third: "tu lado pierde el chico", right: "tu lado gana los puntos de esa falta" },
};
