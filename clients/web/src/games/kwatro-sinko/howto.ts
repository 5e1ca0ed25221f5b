/** How Kwatro-Sinko is played, in words for a child. */
import type { Howto } from "../howto";

export const es: Howto = {
  goal: "Saca tus cinco fichas de los espacios con número. Después señala tres fichas en una recta, dos de un color y una del otro: suma las dos iguales, resta la otra, y si da 4 o 5, ganas.",
  turn: [
    "Al comienzo cada uno escoge una ficha sin mirar. La menor empieza y juega con las pares; el otro, con las nones.",
    "En tu turno mueves una ficha tuya por una recta, tantos círculos vacíos como quieras. No saltas fichas y no cruzas el área amarilla.",
    "Puedes tocar una ficha y escoger otra. Pero la que mueves es la del turno, y la que sueltas se queda.",
    "Las tres fichas no tienen que estar pegadas: puede haber círculos vacíos entre ellas, pero no otra ficha. El trayecto no cruza el área amarilla.",
    "El par puede ser tuyo o del oponente: 7 + 3 − 6 = 4 también gana.",
    "¿Ves un trayecto, y tus cinco fichas ya están fuera de los números? Con la banderilla, antes o después de mover, declara la victoria: toca las tres fichas y di la sentencia, como 6 + 2 − 3 = 5. Si no, pasa la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Reta al recibir la banderilla y antes de tocar una ficha: un recorrido no permitido, una ficha que se soltó y volvió a moverse, o dos fichas movidas.",
    "Una victoria declarada se reta sin banderilla, en 20 segundos: un trayecto mal señalado, una ficha en un número, una cuenta mal hecha o un resultado que no es 4 ni 5.",
    "Si aciertas, pones una ficha del oponente en cualquier círculo vacío, también en un número, y después juegas. Con esa ficha no puedes ganar en ese turno. Si la victoria estaba mal, no vale.",
    "Si te equivocas, pierdes el turno y recibes una falta; si retabas una victoria, queda firme. Retar a destiempo es una falta. Con tres faltas pierdes.",
  ],
  end: [
    "El juego termina cuando una victoria declarada se acepta o nadie la reta. Si nadie ve un trayecto, el juego sigue.",
    "Con el tiempo límite, si quien empezó ya tocó una ficha, los dos completan su turno. Si nadie gana, es empate.",
  ],
  clock: [
    "Cada turno dura un minuto, si la sala no dice otra cosa. Después hay un aviso, una violación de tiempo y 10 segundos más.",
    "Si moviste una ficha, ahí queda y la banderilla pasa; si no, pierdes el turno. La tercera violación pierde el juego.",
  ],
  line: [
    ["slot 3", "escoger la ficha tapada 3 (de 0 a 9)"],
    ["4>e6", "mover la ficha 4 al círculo e6"],
    [".4", "solo tocar la ficha 4"],
    ["win c6 e6 g6 6+2-3=5", "declarar la victoria con esas fichas y esa sentencia"],
    ["3/b8 · waive", "recolocar la ficha 3 en b8 · renunciar a recolocar"],
    ["!kwatro-sinko.route", "retar esa regla"],
    ["accept · pass", "aceptar la victoria · pasar la banderilla"],
  ],
};

export const en: Howto = {
  goal: "Bring your five chips off the numbered circles. Then point out three chips on one line, two of one colour and one of the other: add the two that are alike, subtract the other, and if it makes 4 or 5 you win.",
  turn: [
    "At the start each draws a chip unseen. The lower one begins and plays the evens, the other one the odds.",
    "In your turn you move one chip of yours along a line, over as many empty circles as you like. You jump no chip and do not cross the yellow area.",
    "You may touch a chip and choose another. But the one you move is the turn's chip, and where you let it go it stays.",
    "The three chips need not be neighbours: there may be empty circles between them, but no other chip. The path does not cross the yellow area.",
    "The pair may be yours or the opponent's: 7 + 3 − 6 = 4 wins too.",
    "Do you see a path, and are your five chips off the numbers? With the flag, before or after your move, declare a win: touch the three chips and say the sentence, such as 6 + 2 − 3 = 5. If not, pass the flag.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge when you receive the flag and before you touch a chip: a route not allowed, a chip let go and moved again, or two chips moved.",
    "A declared win is challenged without the flag, within 20 seconds: a path wrongly named, a chip on a number, a wrong sum, or a result that is neither 4 nor 5.",
    "If you are right, you put a chip of the opponent on any empty circle, a numbered one too, and then play. You cannot win with that chip in that turn. A win that was wrong is void.",
    "If you are wrong, you lose the turn and get a strike; a win that you challenged is confirmed. Challenging at the wrong time is a strike. Three strikes lose.",
  ],
  end: [
    "The game ends when a declared win is accepted or nobody challenges it. If nobody sees a path, the game goes on.",
    "At the time limit, if the starter has touched a chip, both complete their turn. If nobody wins, it is a draw.",
  ],
  clock: [
    "A turn lasts one minute, unless the room says otherwise. Then come a reminder, one time violation and 10 more seconds.",
    "If you have moved a chip, it stays there and the flag passes; if not, you lose the turn. The third violation loses the game.",
  ],
  line: [
    ["slot 3", "draw hidden chip 3 (of 0 to 9)"],
    ["4>e6", "move chip 4 to the circle e6"],
    [".4", "only touch chip 4"],
    ["win c6 e6 g6 6+2-3=5", "declare a win with those chips and that sentence"],
    ["3/b8 · waive", "relocate chip 3 to b8 · give up the relocation"],
    ["!kwatro-sinko.route", "challenge that rule"],
    ["accept · pass", "accept the win · pass the flag"],
  ],
};
