/** The explanations of Juggle's faults and missing parts with advice, in the Spanish of Argentina. */
import { listed } from "../../../words/arithmetic";
import type { Overlay } from "../../../words/catalogue";
import { notTrue } from "../../../words/sums.es";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const esAR = {
  faults: {
    "juggle.exact-value": [
      "El número del dado no es el de los cuadrados de la pieza: |tomá otra, o usá otro dado.",
      ({ die, squares }) => `La pieza tiene ${squares} cuadrados y el dado dice ${die}: |tomá una de ${die}, o usá otro dado.`,
    ],
    "juggle.calculated-value missing": "Falta la cuenta: |decila con los dos dados antes de tomar la pieza.",
    "juggle.calculated-value dice": [
      "La cuenta no usa los números de los dados: |usá los dos, una vez cada uno.",
      ({ used, dice }) => `La cuenta usa ${listed("es", used)}; los dados son ${listed("es", dice)}: |usá los dos.`,
    ],
    "juggle.calculated-value value": [
      "La cuenta no da lo que dice: |volvé a calcularla.",
      ({ wrong }) => (wrong === null ? "La cuenta no da lo que dice." : `${notTrue(wrong)}: |volvé a calcularla.`),
    ],
    "juggle.calculated-value piece": [
      "El resultado no es el número de cuadrados de la pieza: |tomá otra, o hacé otra cuenta.",
      ({ stated, squares }) =>
        `La cuenta da ${stated} y la pieza tiene ${squares} cuadrados: |tomá otra pieza, o hacé otra cuenta.`,
    ],
    "juggle.how-many": "Son demasiadas piezas: una por cada dado, o una sola con una cuenta. |Usá el otro dado, si te queda, o pasá.",
    "juggle.six-is-wild":
      "Esa pieza no se puede pedir: hace falta un 6 exacto, y que no quede una igual en el banco. |Tomá una del banco.",
    "juggle.after-return": "Ya se devolvió una pieza en este turno: no se toma otra. |Pasá la banderilla.",
    "juggle.must-use": "La pieza cabe en el tablero: |girala o dala vuelta y colocala.",
    "juggle.removal-time": "Las piezas se quitan antes de lanzar los dados: |ahora tomá una o pasá.",
    "juggle.colours-touch": "Toca otra pieza del mismo color, por un lado o una esquina: |buscale otro lugar.",
  },
  missing: {
    roll: "Todavía no lanzaste: lanzá los dados antes de pasar.",
    hand: "Tenés una pieza en la mano: colocala, o devolvela si no cabe.",
  },
  stakes: {
    turn: "perdés este turno y lo que quitaste vuelve a su lugar",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;
