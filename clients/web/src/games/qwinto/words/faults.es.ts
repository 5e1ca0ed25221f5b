/** The Spanish explanations of Qwinto's faults, each with advice. */
import { listed } from "../../../words/arithmetic";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const ROWS: Record<string, string> = { orange: "naranja", yellow: "amarilla", purple: "lila" };
export const DICE: Record<string, string> = { ...ROWS, yellow: "amarillo" };

export const es: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "qwinto.sum": [
      "Esa no es la suma de los dados: |súmalos otra vez.",
      ({ dice, said, right }) => `${dice.length > 1 ? `${dice.join(" + ")} = ${right}` : `El dado dice ${right}`}, no ${said}: esa es la suma que se anuncia.`,
    ],
    "qwinto.number": [
      "Ese no es el número anunciado: |escribe el que se anunció.",
      ({ said, right }) => `Se anunció ${right}, y se escribió ${said}: |escribe el que se anunció.`,
    ],
    "qwinto.color": [
      "En esa fila no: se escribe en la fila del color de un dado lanzado.",
      ({ color, dice }) =>
        `La fila es ${ROWS[color] ?? color}, y los dados lanzados son ${listed("es", dice.map((die) => DICE[die] ?? die))}: |escribe en una fila de esos colores.`,
    ],
    "qwinto.row": [
      "En la fila los números suben de izquierda a derecha: |busca un lugar entre uno menor y uno mayor.",
      ({ number, left, right }) =>
        `El ${number} no puede ir ahí: ${left !== null ? `a la izquierda hay un ${left}` : `a la derecha hay un ${right}`}, y los números suben de izquierda a derecha.`,
    ],
    "qwinto.column": [
      "En esa columna ya está ese número: |busca otro lugar.",
      ({ number }) => `En esa columna ya hay un ${number}: |busca otro lugar.`,
    ],
  },
  missing: {},
  stakes: {
    sum_corrected: "se anuncia la suma correcta",
    erased: "ese número se borra",
  },
};
