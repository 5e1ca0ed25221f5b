/** The Spanish rules page of FIAR, in a child's words. */
import type { Howto } from "../../howto";

export const es: Howto = {
  goal: "Gana quien señala primero un trayecto: cuatro fichas o más de un mismo color en una recta de círculos, sin fichas del otro color en medio. ¡Las fichas pueden ser del rival!",
  turn: [
    "Al comienzo uno dice qué color empieza y el otro elige una mano: ahí está su color.",
    "Cada uno tiene siete fichas. Dos llevan una X: son extinguidores.",
    "Fase I: por turnos, cada uno pone una ficha en un círculo vacío y pasa la banderilla, hasta que las dos manos quedan vacías.",
    "Fase II: en tu turno mueves una ficha tuya por una recta, tantos círculos vacíos como quieras. No saltas fichas y no cruzas el área amarilla.",
    "Puedes tocar una ficha y escoger otra. Pero la que mueves es la del turno, y la que pones se queda.",
    "Las cuatro fichas no tienen que estar pegadas: puede haber círculos vacíos entre ellas, pero el trayecto no cruza el área amarilla.",
    "Un extinguidor apaga las fichas del otro color que están unidas a él por una línea: esas no sirven para un trayecto.",
    "¿Ves un trayecto, de cualquier color? Con la banderilla, antes o después de mover, declara la victoria y toca sus círculos. Si no, pasa la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Reta al recibir la banderilla y antes de tocar una ficha: un recorrido no permitido, una ficha que se soltó y volvió a moverse, o dos fichas movidas.",
    "Una victoria declarada se reta sin banderilla, en 20 segundos.",
    "Si aciertas, pones una ficha del rival en cualquier círculo vacío, y después juegas. Con esa ficha no puedes ganar en ese turno. Si la victoria estaba mal, no vale.",
    "Si te equivocas, pierdes el turno y recibes una falta; si retabas una victoria, queda firme. Retar a destiempo es una falta. Con tres faltas pierdes.",
  ],
  end: [
    "El juego termina cuando una victoria declarada se acepta o nadie la reta. Si nadie ve un trayecto, el juego sigue.",
    "Con el tiempo límite, si quien empezó ya tocó o recolocó una ficha, los dos completan su turno. Si nadie gana, es empate.",
  ],
  cases: [
    ["goal", "A path with a gap, an own marked chip, and a plain enemy beside it", "goal", [0]],
    ["end", "The opponent does not claim its path: it is claimed without a move", "goal", [0]],
    ["end", "Time: the starter has not touched", "time", []],
  ],
  clock: [
    "Cada turno dura un minuto, si la sala no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si soltaste una ficha, ahí queda y la banderilla pasa; si no, pierdes el turno. Con el tercer aviso pierdes el juego.",
  ],
  line: [
    ["call blue · pick left", "empieza el azul · escoger la mano izquierda"],
    ["B1@c3r3", "poner B1 en el círculo c3r3"],
    ["B1>c3r0", "mover B1 a c3r0"],
    [".B1", "solo tocar B1"],
    ["win c1r2 c2r2 c3r2 c5r2", "declarar la victoria con esos círculos"],
    ["R1/c0r3 · waive", "recolocar R1 en c0r3 · renunciar a recolocar"],
    ["!fiar.route", "retar esa regla"],
    ["accept · pass", "aceptar la victoria · pasar la banderilla"],
  ],
};
