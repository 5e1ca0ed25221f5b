/** What was wrong and what can be done, a sentence for each fault and each missing part, for Juggle. Spanish first. */
import { listed, notTrue } from "../../words/arithmetic";
import type { FaultWords } from "../contract";
import type { Facts, Missing } from "./declared";

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "juggle.exact-value": [
      "El número del dado no es el de los cuadrados de la pieza: toma otra, o usa otro dado.",
      ({ die, squares }) => `La pieza tiene ${squares} cuadrados y el dado dice ${die}: toma una de ${die}, o usa otro dado.`,
    ],
    "juggle.calculated-value missing": "Falta la oración numérica: dila con los dos dados antes de tomar la pieza.",
    "juggle.calculated-value dice": [
      "La oración no usa los números de los dados: usa los dos, una vez cada uno.",
      ({ used, dice }) => `La oración usa ${listed("es", used)}; los dados son ${listed("es", dice)}: usa los dos.`,
    ],
    "juggle.calculated-value value": [
      "La cuenta de la oración no da lo que dice: vuelve a calcularla.",
      ({ wrong }) => (wrong === null ? "La cuenta no da lo que dice." : `${notTrue("es", wrong)}: vuelve a calcularla.`),
    ],
    "juggle.calculated-value piece": [
      "El resultado no es el número de cuadrados de la pieza: toma otra, o haz otra cuenta.",
      ({ stated, squares }) =>
        `La cuenta da ${stated} y la pieza tiene ${squares} cuadrados: toma otra pieza, o haz otra cuenta.`,
    ],
    "juggle.how-many": "Son demasiadas piezas: una por cada dado, o una sola con una cuenta. Usa el otro dado, si te queda, o pasa.",
    "juggle.six-is-wild":
      "Esa pieza no se puede pedir: hace falta un 6 exacto, y que no quede una igual en el banco. Toma una del banco.",
    "juggle.after-return": "Ya regresaste una pieza en este turno: no se toma otra. Pasa la banderilla.",
    "juggle.must-use": "La pieza cabe en el tablero: gírala o voltéala y colócala.",
    "juggle.removal-time": "Las piezas se quitan antes de lanzar los dados: ahora toma una o pasa.",
    "juggle.colours-touch": "Toca otra pieza del mismo color, por un lado o una esquina: búscale otro lugar.",
    "juggle.covered": [
      "El tablero no está cubierto: se gana cuando no queda ningún cuadrado vacío.",
      ({ empty }) =>
        `Quedan ${empty === 1 ? "1 cuadrado vacío" : `${empty} cuadrados vacíos`}: se gana con el tablero cubierto.`,
    ],
  },
  missing: {
    roll: "Todavía no lanzaste: lanza los dados antes de pasar.",
    hand: "Tienes una pieza en la mano: colócala, o regrésala si no cabe, antes de pasar.",
  },
  cost: { own: "pierdes este turno, y lo que quitaste vuelve a su lugar", result: "la victoria queda confirmada", right: "la jugada se corrige, y si la victoria era falsa, ganas" },
};

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "juggle.exact-value": [
      "The die's number is not that of the piece's squares: take another piece, or use another die.",
      ({ die, squares }) => `The piece has ${squares} squares and the die says ${die}: take one of ${die}, or use another die.`,
    ],
    "juggle.calculated-value missing": "The number sentence is missing: say it with both dice before you take the piece.",
    "juggle.calculated-value dice": [
      "The sentence does not use the numbers of the dice: use both, once each.",
      ({ used, dice }) => `The sentence uses ${listed("en", used)}; the dice are ${listed("en", dice)}: use both.`,
    ],
    "juggle.calculated-value value": [
      "The sentence does not make what it says: work it out again.",
      ({ wrong }) => (wrong === null ? "The sentence does not make what it says." : `${notTrue("en", wrong)}: work it out again.`),
    ],
    "juggle.calculated-value piece": [
      "The result is not the number of the piece's squares: take another piece, or make another sentence.",
      ({ stated, squares }) =>
        `The sentence makes ${stated} and the piece has ${squares} squares: take another piece, or make another sentence.`,
    ],
    "juggle.how-many": "Those are too many pieces: one for each die, or a single one by a sentence. Use the other die, if it is left, or pass.",
    "juggle.six-is-wild":
      "That piece cannot be asked for: it takes an exact 6, and no identical one left in the bank. Take one from the bank.",
    "juggle.after-return": "You have returned a piece in this turn: no other is taken. Pass the flag.",
    "juggle.must-use": "The piece fits on your board: turn it or flip it, and place it.",
    "juggle.removal-time": "Pieces are taken off before the roll: now take one or pass.",
    "juggle.colours-touch": "It touches another piece of its colour, by a side or a corner: find it another place.",
    "juggle.covered": [
      "The board is not covered: one wins when no square is empty.",
      ({ empty }) =>
        `${empty === 1 ? "1 square is" : `${empty} squares are`} empty: one wins with the board covered.`,
    ],
  },
  missing: {
    roll: "You have not rolled yet: roll the dice before you pass.",
    hand: "There is a piece in your hand: place it, or return it if it does not fit, before you pass.",
  },
  cost: { own: "you lose this turn, and what you took off goes back", result: "the win is confirmed", right: "the play is corrected, and if the win was false, you win" },
};
