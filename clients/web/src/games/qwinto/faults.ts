/** What was wrong and what can be done, a sentence for each fault, for Qwinto. Spanish first. */
import { listed } from "../../words/arithmetic";
import type { FaultWords } from "../contract";
import type { Facts, Missing } from "./declared";

const ROWS_ES: Record<string, string> = { orange: "naranja", yellow: "amarilla", purple: "lila" };
const DICE_ES: Record<string, string> = { ...ROWS_ES, yellow: "amarillo" };

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "qwinto.sum": [
      "Esa no es la suma de los dados: súmalos otra vez.",
      ({ dice, said, right }) => `${dice.length > 1 ? `${dice.join(" + ")} = ${right}` : `El dado dice ${right}`}, no ${said}: esa es la suma que se anuncia.`,
    ],
    "qwinto.number": [
      "Ese no es el número anunciado: escribe el que se anunció.",
      ({ said, right }) => `Se anunció ${right}, y se escribió ${said}: escribe el que se anunció.`,
    ],
    "qwinto.color": [
      "En esa fila no: se escribe en la fila del color de un dado lanzado.",
      ({ color, dice }) =>
        `La fila es ${ROWS_ES[color] ?? color}, y los dados lanzados son ${listed("es", dice.map((die) => DICE_ES[die] ?? die))}: escribe en una fila de esos colores.`,
    ],
    "qwinto.row": [
      "En la fila los números suben de izquierda a derecha: busca un lugar entre uno menor y uno mayor.",
      ({ number, left, right }) =>
        `El ${number} no puede ir ahí: ${left !== null ? `a la izquierda hay un ${left}` : `a la derecha hay un ${right}`}, y los números suben de izquierda a derecha.`,
    ],
    "qwinto.column": [
      "En esa columna ya está ese número: busca otro lugar.",
      ({ number }) => `En esa columna ya hay un ${number}: busca otro lugar.`,
    ],
  },
  missing: {},
  cost: { own: "", third: "quedas fuera del juego", right: "ese número se borra, o se escribe la suma correcta" },
};

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "qwinto.sum": [
      "That is not the sum of the dice: add them again.",
      ({ dice, said, right }) => `${dice.length > 1 ? `${dice.join(" + ")} = ${right}` : `The die says ${right}`}, not ${said}: that is the sum to announce.`,
    ],
    "qwinto.number": [
      "That is not the announced number: write the one that was announced.",
      ({ said, right }) => `${right} was announced, and ${said} was written: write the one that was announced.`,
    ],
    "qwinto.color": [
      "Not in that row: write in the row of the colour of a die that was thrown.",
      ({ color, dice }) =>
        `The row is ${color}, and the dice thrown are ${listed("en", dice)}: write in a row of those colours.`,
    ],
    "qwinto.row": [
      "The numbers of a row grow from left to right: find a place between a smaller and a larger one.",
      ({ number, left, right }) =>
        `${number} cannot go there: ${left !== null ? `on the left there is ${left}` : `on the right there is ${right}`}, and numbers grow from left to right.`,
    ],
    "qwinto.column": [
      "That number is in the column already: find another place.",
      ({ number }) => `That column has ${number === 8 || number === 11 || number === 18 ? "an" : "a"} ${number} already: find another place.`,
    ],
  },
  missing: {},
  cost: { own: "", third: "you are out of the game", right: "that number is erased, or the right sum is written" },
};
