/** The Spanish rules page of Qwinto, in a child's words. */
import type { Howto } from "../../howto";

export const es: Howto = {
  goal: "Llena tus tres líneas con números que suben de izquierda a derecha. Gana quien junta más puntos en su hoja.",
  turn: [
    "Por sorteo sale el primer jugador activo. Después le toca al siguiente, en el sentido del reloj.",
    "El jugador activo elige uno, dos o tres dados y los tira. Si la tirada no le gusta, vuelve a tirar todos esos mismos dados, una sola vez.",
    "Dice la suma de los dados.",
    "Todos anotan a la vez esa suma en una casilla libre, o no anotan. Nadie ve lo de los demás hasta que todos terminaron, y hasta entonces puedes cambiar.",
    "Se anota en una línea del color de uno de los dados tirados. En una línea los números suben y no se repiten; puedes saltar casillas. En una columna no hay dos números iguales.",
    "Solo el jugador activo está obligado: si no anota, marca una tirada fallida, que al final resta 5 puntos.",
    "Viene la revisión. Miren las hojas de todos y digan «conforme». Entonces empieza otra ronda.",
  ],
  challenges: [
    "En torneo el servidor no marca los errores. Cualquiera reta a cualquiera, con banderilla o sin ella.",
    "Suma dicha: se reta mientras todos anotan. Si estaba mal, se corrige y todos anotan de nuevo. Nadie recibe castigo. Si nadie reta, vale el número dicho.",
    "Un número de esta ronda se reta en la revisión: no es el número dicho, la línea no es de un dado tirado, la línea no crece o la columna lo repite. Se borra, y su dueño lo anota en otra casilla o no lo anota. Si es el jugador activo y no lo anota, marca una tirada fallida.",
    "Un número de una ronda anterior se puede retar hasta el final, menos mientras se anota. Solo se borra. De dos números que chocan, el error es el más nuevo.",
    "¿El error es tuyo? Avisa tú y no recibes falta. Un reto equivocado o fuera de tiempo es una falta. No pierdes el turno, pero con tres faltas quedas fuera.",
  ],
  end: [
    "El juego termina después de la ronda en que alguien tiene dos líneas completas o su cuarta tirada fallida.",
    "Línea completa: vale el número de su última casilla, a la derecha. Línea incompleta: un punto por cada número.",
    "Columna de tres llena: vale el número de su pentágono. Cada tirada fallida resta 5.",
    "Gana el total más alto. Con totales iguales se comparte la victoria. Quien se retira no puede ganar.",
  ],
  cases: [
    ["goal", "Second complete row: everybody finishes the round, then the game ends", "two_rows", [0]],
    ["end", "The fourth misthrow ends the game, the other seat may have missed too", "four_misses", [0]],
    ["end", "Equal totals: the victory is shared", "four_misses", [0, 1]],
  ],
  clock: [
    "Hay 60 segundos para tirar, 30 para quedarse con la tirada o volver a tirar, 60 para anotar y 20 para revisar. Si debes anotar de nuevo tienes 60.",
    "Si el tiempo se acaba, actúa el servidor: tira los tres dados, dice la suma correcta, cuenta que no anotaste o marca una tirada fallida si eres el jugador activo.",
  ],
  line: [
    ["roll oyp", "tirar los dados naranja (o), amarillo (y) y lila (p), o los que quieras"],
    ["reroll", "volver a tirar"],
    ["announce 9", "decir la suma"],
    ["write y5 9", "anotar 9 en la casilla amarilla 5"],
    ["pass", "no anotar"],
    ["miss", "tirada fallida"],
    ["challenge row 1 y5", "retar: la línea no crece, asiento 1 (se cuenta desde 0), casilla amarilla 5"],
    ["challenge sum", "retar la suma"],
    ["fix y5", "error propio"],
    ["rewrite y6 · leave", "anotar de nuevo · no anotarlo"],
    ["ready", "conforme"],
    ["retire", "retirarse"],
  ],
};
