/** The explanations of Qwinto's faults with advice, in the Spanish of Argentina. */
import { listed } from "../../../words/arithmetic";
import type { Overlay } from "../../../words/catalogue";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";
import { DICE, ROWS } from "./faults.es";

export const esAR = {
  faults: {
    "qwinto.sum": [
      "Esa no es la suma de los dados: |sumalos otra vez.",
      ({ dice, said, right }) => `${dice.length > 1 ? `${dice.join(" + ")} = ${right}` : `El dado dice ${right}`}, no ${said}: esa es la suma que se anuncia.`,
    ],
    "qwinto.number": [
      "Ese no es el número anunciado: |escribí el que se anunció.",
      ({ said, right }) => `Se anunció ${right}, y se escribió ${said}: |escribí el que se anunció.`,
    ],
    "qwinto.color": [
      "En esa fila no: se escribe en la fila del color de un dado lanzado.",
      ({ color, dice }) =>
        `La fila es ${ROWS[color] ?? color}, y los dados lanzados son ${listed("es", dice.map((die) => DICE[die] ?? die))}: |escribí en una fila de esos colores.`,
    ],
    "qwinto.row": [
      "En la fila los números suben de izquierda a derecha: |buscá un lugar entre uno menor y uno mayor.",
      ({ number, left, right }) =>
        `El ${number} no puede ir ahí: ${left !== null ? `a la izquierda hay un ${left}` : `a la derecha hay un ${right}`}, y los números suben de izquierda a derecha.`,
    ],
    "qwinto.column": [
      "En esa columna ya está ese número: |buscá otro lugar.",
      ({ number }) => `En esa columna ya hay un ${number}: |buscá otro lugar.`,
    ],
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;
