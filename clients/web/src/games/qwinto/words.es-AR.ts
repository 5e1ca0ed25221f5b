/** The words of Qwinto, in the Spanish of Argentina. */
import { listed } from "../../words/arithmetic";
import type { Overlay } from "../../words/catalogue";
import type { FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { View } from "./view";
import { boxInRow, colourNames } from "./wording";
import { DICE, ROWS, coloursEs, rowsEs, type Words } from "./words.es";

export const title = {};

export const faults = {
  faults: {
    "qwinto.sum": [
      "Esa no es la suma de los dados: |sumalos otra vez.",
      ({ dice, said, right }) => `${dice.length > 1 ? `${dice.join(" + ")} = ${right}` : `El dado dice ${right}`}, no ${said}: esa es la suma que se dice.`,
    ],
    "qwinto.number": [
      "Ese no es el número que se dijo: |anotá el que se dijo.",
      ({ said, right }) => `Se dijo ${right}, y se anotó ${said}: |anotá el que se dijo.`,
    ],
    "qwinto.color": [
      "En esa fila no: se anota en la fila del color de un dado tirado.",
      ({ color, dice }) =>
        `La fila es ${ROWS[color] ?? color}, y ${dice.length > 1 ? "los dados tirados son" : "solo se tiró el dado"} ${listed("es", dice.map((die) => DICE[die] ?? die))}: |anotá en una fila de ${dice.length > 1 ? "esos colores" : "ese color"}.`,
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

export const play = {
  phases: {
    throw: "Elegí los dados y tirá",
    keep: "Volvé a tirar o decí la suma",
    say: "Decí la suma",
  },
  reviewing: {
    review: "Todos revisan: desafiá un error o decí «conforme»",
  },
  refusals: {
    already_rerolled: "Ya se volvió a tirar: decí la suma.",
    rewrite_first: "Primero anotá de nuevo o dejalo.",
    own_entry: "Ese número es tuyo: tocá «Es un error mío: borrar».",
  },
  rules: {
    "qwinto.strikes": "Con tres desafíos incorrectos queda fuera.",
  },
  faults: faults.faults,
  actions: {
    challenge: "Desafiar",
  },
  hints: {
    roll: ({ dice }: { dice: readonly string[] }) =>
      dice.length === 3 ? "Tirá los tres dados: vas a poder anotar en cualquier fila." : `Tirá ${dice.length === 1 ? "el dado" : "los dados"} ${colourNames(dice, coloursEs, "y")}: vas a poder anotar en ${dice.length === 1 ? "esa fila" : "esas filas"}.`,
    reroll: "Tirá otra vez los mismos dados: puede salir un número mejor.",
    announce: ({ sum }: { sum: number }, view: View) => (view.throw.length > 1 ? `Decí ${sum}: ${view.throw.join(" + ")} = ${sum}.` : `Decí ${sum}: es lo que salió.`),
    write: ({ box, number }: { box: string; number: number }) => `Anotá el ${number} en la ${boxInRow(box, (row, index) => `casilla ${index} de la fila ${rowsEs[row]}`)}: ahí la fila sigue creciendo.`,
    pass: "No lo anotes: guardás lugar para un número mejor.",
    miss: "Ese número no entra en tus filas: tomá la tirada fallida y seguí.",
    ready: "Todo está bien anotado: decí «conforme».",
  },
  ui: {
    rollNow: "Elegí qué dados tirás, y tiralos.",
    sayNow: "Sumá los dados y decí cuánto da.",
    rerollOrSay: "Sumá los dados y decí cuánto da. O tiralos una vez más.",
    writeNow: (sum: number) => `Tocá la casilla donde anotás el ${sum}. Si no te sirve, no lo anotes.`,
    missNow: (sum: number) => `El ${sum} no entra en ninguna casilla tuya: tomá la tirada fallida.`,
    writeThere: (sum: number) => `Anotá el ${sum} ahí, o tocá otra casilla.`,
    chooseBox: "Tocá una casilla de tu planilla",
    mayReplace: "Ya decidiste. Podés cambiarlo hasta que se muestre.",
    challenges: {
      "qwinto.number": "Desafiar: no es el número dicho",
      "qwinto.color": "Desafiar: no es la fila",
      "qwinto.row": "Desafiar: la fila no crece",
      "qwinto.column": "Desafiar: se repite en la columna",
    },
    calls: "Qué podés hacer",
  },
} satisfies Overlay<Words>;

export const howto = {
  goal: "Llená tus tres filas con números que suben de izquierda a derecha. Gana quien junta más puntos en su planilla.",
  turn: [
    "Por sorteo sale el primer jugador activo. Después le toca al siguiente, en el sentido del reloj.",
    "El jugador activo elige uno, dos o tres dados y los tira. Si la tirada no le gusta, vuelve a tirar todos esos mismos dados, una sola vez.",
    "Dice la suma de los dados.",
    "Todos anotan a la vez esa suma en una casilla libre, o no anotan. Nadie ve lo de los demás hasta que todos terminaron, y hasta entonces podés cambiar.",
    "Se anota en una fila del color de uno de los dados tirados. En una fila los números suben y no se repiten; podés saltar casillas. En una columna no hay dos números iguales.",
    "Solo el jugador activo está obligado: si no anota, marca una tirada fallida, que al final resta 5 puntos.",
    "Viene la revisión. Miren las planillas de todos y digan «conforme». Entonces empieza otra ronda.",
  ],
  challenges: [
    "En torneo el servidor no marca los errores. Cualquiera desafía a cualquiera, con banderilla o sin ella.",
    "Suma dicha: se desafía mientras todos anotan. Si estaba mal, se corrige y todos anotan de nuevo. Nadie recibe castigo. Si nadie desafía, vale el número dicho.",
    "Un número de esta ronda se desafía en la revisión: no es el número dicho, la fila no es de un dado tirado, la fila no crece o la columna lo repite. Se borra, y su dueño lo anota en otra casilla o no lo anota. Si es el jugador activo y no lo anota, marca una tirada fallida.",
    "Un número de una ronda anterior se puede desafiar hasta el final, menos mientras se anota. Solo se borra. De dos números que chocan, el error es el más nuevo.",
    "¿El error es tuyo? Avisá vos y no recibís falta. Un desafío equivocado o fuera de tiempo es una falta. No perdés el turno, pero con tres faltas quedás fuera.",
  ],
  clock: [
    "Hay 60 segundos para tirar, 30 para quedarse con la tirada o volver a tirar, 60 para anotar y 20 para revisar. Si debés anotar de nuevo tenés 60.",
    "Si el tiempo se acaba, actúa el servidor: tira los tres dados, dice la suma correcta, cuenta que no anotaste o marca una tirada fallida si sos el jugador activo.",
  ],
  line: [
    ["roll oyp", "tirar los dados naranja (o), amarillo (y) y lila (p), o los que quieras"],
    ["reroll", "volver a tirar"],
    ["announce 9", "decir la suma"],
    ["write y5 9", "anotar 9 en la casilla amarilla 5"],
    ["pass", "no anotar"],
    ["miss", "tirada fallida"],
    ["challenge row 1 y5", "desafiar al segundo jugador: la línea no crece, casilla amarilla 5"],
    ["challenge sum", "desafiar la suma"],
    ["fix y5", "es un error mío"],
    ["rewrite y6 · leave", "anotar de nuevo · no anotarlo"],
    ["ready", "conforme"],
    ["retire", "retirarse"],
  ],
} satisfies Overlay<Howto>;

export const lesson = {
  roll: [
    "Llená tus tres filas con números que suben. Elegí los dados, o dejá los tres, y tocá el botón marcado.",
    "Salieron 4, 5 y 2. Si no te gusta, podés tirar otra vez.",
  ],
  sum: ["Decí la suma: poné 11 y tocá el botón marcado.", "Esa suma la pueden anotar todos."],
  write: [
    "Anotalo en una casilla libre de tu planilla: tocá la marcada y después el botón.",
    "El otro también anotó. Nadie ve lo que anotan los demás hasta que todos terminan.",
  ],
  theirs: [
    "Tiró el otro y salió 10: vos también podés anotarlo. Tocá la casilla marcada y el botón.",
    "En el turno de otro también podés no anotar.",
  ],
  between: [
    "En una fila los números suben y no se repiten. Salió 6: en la fila lila entra justo entre el 4 y el 9. Anotalo en la casilla marcada.",
    "Y en una columna no hay dos iguales.",
  ],
  challenge: [
    "En torneo nadie avisa. Los dados dan 4 y 5, y la computadora dijo 10. Tocá «{challenge}» y elegí la regla de la suma.",
    "Es una C (correcto): la suma se corrige, son 9.",
  ],
} satisfies Overlay<LessonWords>;
