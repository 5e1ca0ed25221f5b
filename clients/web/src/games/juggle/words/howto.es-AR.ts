/** The rules page of Juggle in a child's words, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Howto } from "../../howto";

export const esAR = {
  goal: "Cubrí tu tablero de 9 × 9 con poliominós antes que el otro. Dos piezas del mismo color no pueden tocarse, ni siquiera en una esquina.",
  turn: [
    "Al comienzo cada uno lanza un dado: empieza el menor.",
    "Recibís la banderilla. Mirá el tablero del otro y su jugada: todavía podés desafiar.",
    "Antes de tocar los dados podés quitar piezas de tu tablero. Vuelven al banco.",
    "Lanzá los dos dados. Un dado dice cuántos cuadrados tiene la pieza. El 6 es comodín: la pieza que quieras.",
    "Valor exacto: una pieza por cada dado, hasta dos. O valor calculado: una sola pieza, con una cuenta de los dos dados, como 6 ÷ 2 = 3.",
    "Con un 6 en un dado podés pedir una pieza del tablero del otro si en el banco no hay una igual. Con un 6 calculado, solo del banco.",
    "Girá y da vuelta la pieza y colocala en tu tablero. Pieza puesta, pieza jugada: ya no se mueve.",
    "La pieza elegida se usa. Si no cabe en ningún lugar, devolvela: en ese turno ya no elegís otra.",
    "Si tu tablero está cubierto, declará la victoria. Si no, pasá la banderilla. No es obligación elegir.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Desafiá cuando recibís la banderilla, antes de lanzar los dados.",
    "Piezas que se tocan: señalá cuáles. Podés desafiarlas en cualquier turno mientras estén ahí. Las demás reglas, solo por la jugada que acaba de terminar.",
    "Si acertás: la pieza mal elegida vuelve a su lugar; las piezas señaladas van al banco; y por una pieza devuelta o quitada sin derecho se deshace todo el turno. Después jugás vos.",
    "Una victoria declarada se desafía sin banderilla. Si hay colores que se tocan o espacios vacíos, ganás vos.",
    "Si te equivocás, perdés el turno y recibís una falta. Un desafío fuera de tiempo es solo una falta. Con tres faltas perdés el juego.",
  ],
  clock: [
    "Cada turno dura un minuto, si la sala no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si ya lanzaste y tu mano está vacía, la banderilla pasa sola. Si no, todo lo que hiciste en el turno se deshace. Con el tercer aviso perdés.",
    "El reloj espera mientras se resuelve un desafío.",
  ],
  line: [
    ["roll", "lanzar los dados"],
    ["+r5P d1", "elegir el pentominó P rojo con el primer dado (r, b, g, y: rojo, azul, verde, amarillo)"],
    ["+g3L 6/2=3", "elegir con una cuenta"],
    ["+g3L ?", "elegir con valor calculado, sin decir la cuenta"],
    ["<r5X d2", "pedir del tablero del otro con el segundo dado"],
    ["@A1,A2,B1", "colocar en esos espacios"],
    ["return", "devolver la pieza"],
    ["-r1#2", "quitar de tu tablero el segundo monominó rojo"],
    ["win", "declarar la victoria"],
    ["!juggle.colours-touch @r1#2,r5P", "desafiar esas dos piezas que se tocan"],
    ["!juggle.must-use", "desafiar esa regla"],
    ["pass", "pasar la banderilla"],
    ["accept", "aceptar el resultado"],
  ],
} satisfies Overlay<Howto>;
