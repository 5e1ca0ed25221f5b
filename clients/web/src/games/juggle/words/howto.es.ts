/** The Spanish rules page of Juggle, in a child's words. */
import type { Howto } from "../../howto";

export const es: Howto = {
  goal: "Cubre tu tablero de 9 × 9 con poliominós antes que el otro. Dos piezas del mismo color no pueden tocarse, ni siquiera en una esquina.",
  turn: [
    "Al comienzo cada uno lanza un dado: empieza el menor.",
    "Recibes la banderilla. Mira el tablero del otro y su jugada: todavía puedes retar.",
    "Antes de tocar los dados puedes quitar piezas de tu tablero. Vuelven al banco.",
    "Lanza los dos dados. Un dado dice cuántos cuadrados tiene la pieza. El 6 es comodín: la pieza que quieras.",
    "Valor exacto: una pieza por cada dado, hasta dos. O valor calculado: una sola pieza, con una cuenta de los dos dados, como 6 ÷ 2 = 3.",
    "Con un 6 en un dado puedes pedir una pieza del tablero del otro si en el banco no hay una igual. Con un 6 calculado, solo del banco.",
    "Gira y voltea la pieza y colócala en tu tablero. Pieza puesta, pieza jugada: ya no se mueve.",
    "La pieza escogida se usa. Si no cabe en ningún lugar, regrésala: en ese turno ya no escoges otra.",
    "Si tu tablero está cubierto, declara la victoria. Si no, pasa la banderilla. No es obligación escoger.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Reta cuando recibes la banderilla, antes de lanzar los dados.",
    "Piezas que se tocan: señala cuáles. Puedes retarlas en cualquier turno mientras estén ahí. Las demás reglas, solo por la jugada que acaba de terminar.",
    "Si aciertas: la pieza mal escogida vuelve a su lugar; las piezas señaladas van al banco; y por una pieza regresada o quitada sin derecho se deshace todo el turno. Después juegas tú.",
    "Una victoria declarada se reta sin banderilla. Si hay colores que se tocan o espacios vacíos, ganas tú.",
    "Si te equivocas, pierdes el turno y recibes una falta. Un reto fuera de tiempo es solo una falta. Con tres faltas pierdes el juego.",
  ],
  end: [
    "Gana quien cubre su tablero y lo declara. Si es quien empezó, el otro completa su turno; si también cubre el suyo, es empate.",
    "Con el tiempo límite se completa la ronda y se cuentan los espacios vacíos: gana quien tiene 3 menos o más de diferencia; si no, es empate.",
  ],
  cases: [
    ["goal", "Declared win of the starter and roundoff", "goal", [0]],
    ["end", "Both cover: a draw", "goal", []],
    ["end", "Time limit: the round is completed and the empty spaces are counted, 3 apart", "time", [0]],
    ["end", "Time limit: 2 apart is a draw; the last window may still change the count", "time", []],
  ],
  clock: [
    "Cada turno dura un minuto, si la sala no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si ya lanzaste y tu mano está vacía, la banderilla pasa sola. Si no, todo lo que hiciste en el turno se deshace. Con el tercer aviso pierdes.",
    "El reloj espera mientras se resuelve un reto.",
  ],
  line: [
    ["roll", "lanzar los dados"],
    ["+r5P d1", "escoger el pentominó P rojo con el primer dado (r, b, g, y: rojo, azul, verde, amarillo)"],
    ["+g3L 6/2=3", "escoger con una cuenta"],
    ["+g3L ?", "escoger con valor calculado, sin decir la cuenta"],
    ["<r5X d2", "pedir del tablero del otro con el segundo dado"],
    ["@A1,A2,B1", "colocar en esos espacios"],
    ["return", "regresar la pieza"],
    ["-r1#2", "quitar de tu tablero el segundo monominó rojo"],
    ["win", "declarar la victoria"],
    ["!juggle.colours-touch @r1#2,r5P", "retar esas dos piezas que se tocan"],
    ["!juggle.must-use", "retar esa regla"],
    ["pass", "pasar la banderilla"],
    ["accept", "aceptar el resultado"],
  ],
};
