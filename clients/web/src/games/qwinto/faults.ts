/** What was wrong and what can be done, a sentence for each fault, for Qwinto. Spanish first. */
import type { FaultWords } from "../contract";
import type { Facts, Missing } from "./declared";

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "qwinto.sum": "Esa no es la suma de los dados: súmalos otra vez.",
    "qwinto.number": "Ese no es el número anunciado: escribe el que se anunció.",
    "qwinto.color": "En esa fila no: se escribe en la fila del color de un dado lanzado.",
    "qwinto.row": "En la fila los números suben de izquierda a derecha: busca un lugar entre uno menor y uno mayor.",
    "qwinto.column": "En esa columna ya está ese número: busca otro lugar.",
  },
  missing: {},
  cost: { own: "", third: "quedas fuera del juego", right: "ese número se borra, o se escribe la suma correcta" },
};

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "qwinto.sum": "That is not the sum of the dice: add them again.",
    "qwinto.number": "That is not the announced number: write the one that was announced.",
    "qwinto.color": "Not in that row: write in the row of the colour of a die that was thrown.",
    "qwinto.row": "The numbers of a row grow from left to right: find a place between a smaller and a larger one.",
    "qwinto.column": "That number is in the column already: find another place.",
  },
  missing: {},
  cost: { own: "", third: "you are out of the game", right: "that number is erased, or the right sum is written" },
};
