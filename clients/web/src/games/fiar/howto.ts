/** How FIAR is played, in words for a child. */
import type { Howto } from "../howto";

export const es: Howto = {
  goal: "Gana quien señala primero un trayecto: cuatro fichas o más de un mismo color en una recta de círculos, sin fichas del otro color en medio. ¡Las fichas pueden ser del oponente!",
  turn: [
    "Al comienzo uno dice qué color empieza y el otro escoge una mano: ahí está su color.",
    "Cada uno tiene siete fichas. Dos llevan una X: son extinguidores.",
    "Fase I: por turnos, cada uno pone una ficha en un círculo vacío y pasa la banderilla, hasta que las dos manos quedan vacías.",
    "Fase II: en tu turno mueves una ficha tuya por una recta, tantos círculos vacíos como quieras. No saltas fichas y no cruzas el área amarilla.",
    "Puedes tocar una ficha y escoger otra. Pero la que mueves es la del turno, y la que sueltas se queda.",
    "Las cuatro fichas no tienen que estar pegadas: puede haber círculos vacíos entre ellas, pero el trayecto no cruza el área amarilla.",
    "Un extinguidor apaga las fichas del otro color que están unidas a él por una línea: esas no sirven para un trayecto.",
    "¿Ves un trayecto, de cualquier color? Con la banderilla, antes o después de mover, declara la victoria y toca sus círculos. Si no, pasa la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Reta al recibir la banderilla y antes de tocar una ficha: un recorrido no permitido, una ficha que se soltó y volvió a moverse, o dos fichas movidas.",
    "Una victoria declarada se reta sin banderilla, en 20 segundos.",
    "Si aciertas, pones una ficha del oponente en cualquier círculo vacío, y después juegas. Con esa ficha no puedes ganar en ese turno. Si la victoria estaba mal, no vale.",
    "Si te equivocas, pierdes el turno y recibes una falta; si retabas una victoria, queda firme. Retar a destiempo es una falta. Con tres faltas pierdes.",
  ],
  end: [
    "El juego termina cuando una victoria declarada se acepta o nadie la reta. Si nadie ve un trayecto, el juego sigue.",
    "Con el tiempo límite, si quien empezó ya tocó una ficha, los dos completan su turno. Si nadie gana, es empate.",
  ],
  clock: [
    "Cada turno dura un minuto, si la sala no dice otra cosa. Después hay un aviso, una violación de tiempo y 10 segundos más.",
    "Si soltaste una ficha, ahí queda y la banderilla pasa; si no, pierdes el turno. La tercera violación pierde el juego.",
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

export const en: Howto = {
  goal: "The first to point out a path wins: four or more chips of one colour on one line of circles, with no chip of the other colour between. The chips may be the opponent's!",
  turn: [
    "At the start one calls the colour that begins and the other picks a hand: their colour is in it.",
    "Each player has seven chips. Two bear an X: they are extinguishers.",
    "Phase I: taking turns, each player places a chip on an empty circle and passes the flag, until both hands are empty.",
    "Phase II: in your turn you move one chip of yours along a line, over as many empty circles as you like. You jump no chip and do not cross the yellow area.",
    "You may touch a chip and choose another. But the one you move is the turn's chip, and where you let it go it stays.",
    "The four chips need not be neighbours: there may be empty circles between them, but the path does not cross the yellow area.",
    "An extinguisher puts out the chips of the other colour that a line joins to it: they are no good for a path.",
    "Do you see a path, of either colour? With the flag, before or after your move, declare a win and touch its circles. If not, pass the flag.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge when you receive the flag and before you touch a chip: a route not allowed, a chip let go and moved again, or two chips moved.",
    "A declared win is challenged without the flag, within 20 seconds.",
    "If you are right, you put a chip of the opponent on any empty circle, and then play. You cannot win with that chip in that turn. A win that was wrong is void.",
    "If you are wrong, you lose the turn and get a strike; a win that you challenged is confirmed. Challenging at the wrong time is a strike. Three strikes lose.",
  ],
  end: [
    "The game ends when a declared win is accepted or nobody challenges it. If nobody sees a path, the game goes on.",
    "At the time limit, if the starter has touched a chip, both complete their turn. If nobody wins, it is a draw.",
  ],
  clock: [
    "A turn lasts one minute, unless the room says otherwise. Then come a reminder, one time violation and 10 more seconds.",
    "If you have let a chip go, it stays there and the flag passes; if not, you lose the turn. The third violation loses the game.",
  ],
  line: [
    ["call blue · pick left", "blue begins · pick the left hand"],
    ["B1@c3r3", "place B1 on the circle c3r3"],
    ["B1>c3r0", "move B1 to c3r0"],
    [".B1", "only touch B1"],
    ["win c1r2 c2r2 c3r2 c5r2", "declare a win with those circles"],
    ["R1/c0r3 · waive", "relocate R1 to c0r3 · give up the relocation"],
    ["!fiar.route", "challenge that rule"],
    ["accept · pass", "accept the win · pass the flag"],
  ],
};
