/** How Juggle is played, in words for a child. */
import type { Howto } from "../howto";

export const es: Howto = {
  goal: "Cubre tu tablero de 9 × 9 con poliominós antes que el otro. Dos piezas del mismo color no pueden tocarse, ni siquiera en una esquina.",
  turn: [
    "Al comienzo cada uno lanza un dado: empieza el menor.",
    "Recibes la banderilla. Mira el tablero del otro y su jugada: todavía puedes retar.",
    "Antes de tocar los dados puedes quitar piezas de tu tablero. Vuelven al banco.",
    "Lanza los dos dados. Un dado dice cuántos cuadrados tiene la pieza. El 6 es salvaje: la pieza que quieras.",
    "Valor exacto: una pieza por cada dado, hasta dos. O valor calculado: una sola pieza, con una oración numérica de los dos dados, como 6 ÷ 2 = 3.",
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
  clock: [
    "Cada turno dura un minuto, si la sala no dice otra cosa. Después hay un aviso, una violación de tiempo y 10 segundos más.",
    "Si ya lanzaste y tu mano está vacía, la banderilla pasa sola. Si no, todo lo que hiciste en el turno se deshace. La tercera violación pierde.",
    "El reloj espera mientras se resuelve un reto.",
  ],
  line: [
    ["roll", "lanzar los dados"],
    ["+r5P d1", "escoger el pentominó P rojo con el primer dado (r, b, g, y: rojo, azul, verde, amarillo)"],
    ["+g3L 6/2=3", "escoger con una oración"],
    ["+g3L ?", "escoger con valor calculado, sin decir la oración"],
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

export const en: Howto = {
  goal: "Cover your board of 9 × 9 with polyominoes before the other does. Two pieces of one colour may not touch, not even at a corner.",
  turn: [
    "At the start each throws a die: the lower begins.",
    "You receive the flag. Look at the other board and the last turn: you may still challenge.",
    "Before you touch the dice you may take pieces off your board. They go back to the bank.",
    "Roll the two dice. A die says how many squares the piece has. The 6 is wild: any piece.",
    "Exact value: one piece for each die, up to two. Or calculated value: one piece only, with a number sentence of both dice, such as 6 ÷ 2 = 3.",
    "With a 6 on a die you may ask for a piece of the other board if the bank has none like it. With a calculated 6, from the bank only.",
    "Turn and flip the piece and place it on your board. Piece placed, piece played: it is not moved.",
    "A chosen piece is used. If it fits nowhere, return it: then you choose no other in this turn.",
    "If your board is covered, declare the win. If not, pass the flag. You need not choose anything.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge when you receive the flag, before you roll.",
    "Pieces that touch: point at them. You may challenge them in any turn as long as they lie there. Every other rule, only for the turn that has just ended.",
    "If you are right: a wrongly chosen piece goes back where it came from; pieces pointed at go to the bank; for a piece wrongly returned or taken off the whole turn is undone. Then you play.",
    "A declared win is challenged without the flag. If colours touch or spaces are empty, you win.",
    "If you are wrong, you lose the turn and get a strike. A challenge at the wrong time is a strike only. Three strikes lose the game.",
  ],
  end: [
    "Who covers the board and declares it wins. If that is the starter, the other completes its turn; if that board is covered too, it is a draw.",
    "At the time limit the round is completed and the empty spaces are counted: 3 or more fewer win; else it is a draw.",
  ],
  clock: [
    "A turn lasts one minute, unless the room says otherwise. Then come a reminder, one time violation and 10 more seconds.",
    "If you have rolled and your hand is empty, the flag passes by itself. If not, all that you did in the turn is undone. The third violation loses.",
    "The clock stands still while a challenge is being settled.",
  ],
  line: [
    ["roll", "roll the dice"],
    ["+r5P d1", "choose the red P pentomino with the first die (r, b, g, y: red, blue, green, yellow)"],
    ["+g3L 6/2=3", "choose with a sentence"],
    ["+g3L ?", "choose by calculated value without saying the sentence"],
    ["<r5X d2", "ask from the other board with the second die"],
    ["@A1,A2,B1", "place on those spaces"],
    ["return", "return the piece"],
    ["-r1#2", "take the second red monomino off your board"],
    ["win", "declare the win"],
    ["!juggle.colours-touch @r1#2,r5P", "challenge those two pieces that touch"],
    ["!juggle.must-use", "challenge that rule"],
    ["pass", "pass the flag"],
    ["accept", "accept the result"],
  ],
};
