/** What was wrong and what can be done, a sentence for each fault, for Truco. Spanish first. */
import type { FaultWords } from "../contract";
import type { Facts, Missing } from "./declared";

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

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "truco.flor-callada": "You have flor and did not sing it: sing it before you play or say anything else.",
    "truco.flor-sin-tener": "You have no flor: it takes three cards of one suit. Say something else.",
    "truco.flor-mal-cantada": [
      "Those are not the points of the flor: 20 and the three cards; court cards count 0. Count again.",
      ({ said, right }) => `A flor of ${said} was said${right === null ? ", and that is not what the cards say" : `, and it is ${right}`}: 20 and the three cards; court cards count 0.`,
    ],
    "truco.envido-mal-cantado": [
      "Those are not the points of the envido: two of a suit count 20 and their points; court cards count 0.",
      ({ said, right }) => `An envido of ${said} was said${right === null ? ", and that is not what the cards say" : `, and it is ${right}`}: two of a suit count 20 and their points; court cards count 0.`,
    ],
    "truco.entrometerse": "In the pica-pica only the two who play speak: wait for your turn.",
    "truco.palabras": "The word is said exactly, without a diminutive: use the button, or say it as it is.",
  },
  missing: {},
  cost: { own: "", third: "your side loses the chico", right: "your side wins the points of that fault" },
};
