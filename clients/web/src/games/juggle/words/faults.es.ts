/** The Spanish explanations of Juggle's faults and missing parts, each with advice. */
import { listed } from "../../../words/arithmetic";
import { notTrue } from "../../../words/sums.es";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const es: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "juggle.exact-value": [
      "El número del dado no es el de los cuadrados de la pieza: |toma otra, o usa otro dado.",
      ({ die, squares }) => `La pieza tiene ${squares} cuadrados y el dado dice ${die}: |toma una de ${die}, o usa otro dado.`,
    ],
    "juggle.calculated-value missing": "Falta la cuenta: |dila con los dos dados antes de tomar la pieza.",
    "juggle.calculated-value dice": [
      "La cuenta no usa los números de los dados: |usa los dos, una vez cada uno.",
      ({ used, dice }) => `La cuenta usa ${listed("es", used)}; los dados son ${listed("es", dice)}: |usa los dos.`,
    ],
    "juggle.calculated-value value": [
      "La cuenta no da lo que dice: |vuelve a calcularla.",
      ({ wrong }) => (wrong === null ? "La cuenta no da lo que dice." : `${notTrue(wrong)}: |vuelve a calcularla.`),
    ],
    "juggle.calculated-value piece": [
      "El resultado no es el número de cuadrados de la pieza: |toma otra, o haz otra cuenta.",
      ({ stated, squares }) =>
        `La cuenta da ${stated} y la pieza tiene ${squares} cuadrados: |toma otra pieza, o haz otra cuenta.`,
    ],
    "juggle.how-many": "Son demasiadas piezas: una por cada dado, o una sola con una cuenta. |Usa el otro dado, si te queda, o pasa.",
    "juggle.six-is-wild":
      "Esa pieza no se puede pedir: hace falta un 6 exacto, y que no quede una igual en el banco. |Toma una del banco.",
    "juggle.after-return": "Ya se regresó una pieza en este turno: no se toma otra. |Pasa la banderilla.",
    "juggle.must-use": "La pieza cabe en el tablero: |gírala o voltéala y colócala.",
    "juggle.removal-time": "Las piezas se quitan antes de lanzar los dados: |ahora toma una o pasa.",
    "juggle.colours-touch": "Toca otra pieza del mismo color, por un lado o una esquina: |búscale otro lugar.",
    "juggle.covered": [
      "El tablero no está cubierto: se gana cuando no queda ningún cuadrado vacío.",
      ({ empty }) =>
        `${empty === 1 ? "Queda 1 cuadrado vacío" : `Quedan ${empty} cuadrados vacíos`}: se gana con el tablero cubierto.`,
    ],
  },
  missing: {
    roll: "Todavía no lanzaste: lanza los dados antes de pasar.",
    hand: "Tienes una pieza en la mano: colócala, o regrésala si no cabe.",
  },
  stakes: {
    turn: "pierdes este turno y lo que quitaste vuelve a su lugar",
    pieces_home: "la pieza mal elegida vuelve a su lugar",
    pieces_off: "las piezas que señales salen del tablero",
  },
};
