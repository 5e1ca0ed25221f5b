/** The rules page of Qwinto in a child's words, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Howto } from "../../howto";

export const esAR = {
  goal: "Llená tus tres líneas con números que suben de izquierda a derecha. Gana quien junta más puntos en su hoja.",
  turn: [
    "Por sorteo sale el primer jugador activo. Después le toca al siguiente, en el sentido del reloj.",
    "El jugador activo elige uno, dos o tres dados y los tira. Si la tirada no le gusta, vuelve a tirar todos esos mismos dados, una sola vez.",
    "Dice la suma de los dados.",
    "Todos anotan a la vez esa suma en una casilla libre, o no anotan. Nadie ve lo de los demás hasta que todos terminaron, y hasta entonces podés cambiar.",
    "Se anota en una línea del color de uno de los dados tirados. En una línea los números suben y no se repiten; podés saltar casillas. En una columna no hay dos números iguales.",
    "Solo el jugador activo está obligado: si no anota, marca una tirada fallida, que al final resta 5 puntos.",
    "Viene la revisión. Miren las hojas de todos y digan «conforme». Entonces empieza otra ronda.",
  ],
  challenges: [
    "En torneo el servidor no marca los errores. Cualquiera desafía a cualquiera, con banderilla o sin ella.",
    "Suma dicha: se desafía mientras todos anotan. Si estaba mal, se corrige y todos anotan de nuevo. Nadie recibe castigo. Si nadie desafía, vale el número dicho.",
    "Un número de esta ronda se desafía en la revisión: no es el número dicho, la línea no es de un dado tirado, la línea no crece o la columna lo repite. Se borra, y su dueño lo anota en otra casilla o no lo anota. Si es el jugador activo y no lo anota, marca una tirada fallida.",
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
    ["challenge row 1 y5", "desafiar: la línea no crece, asiento 1 (se cuenta desde 0), casilla amarilla 5"],
    ["challenge sum", "desafiar la suma"],
    ["fix y5", "error propio"],
    ["rewrite y6 · leave", "anotar de nuevo · no anotarlo"],
    ["ready", "conforme"],
    ["retire", "retirarse"],
  ],
} satisfies Overlay<Howto>;
