/** How Contig 60 is played, in words for a child. */
import type { Howto } from "../howto";

export const es: Howto = {
  goal: "Cubre cinco números seguidos con fichas tuyas: en fila, en columna o en diagonal. Si nadie lo logra, gana quien baja más su puntaje, que empieza en 60.",
  turn: [
    "Al comienzo cada uno lanza un dado: empieza el menor.",
    "Recibes la banderilla. Mira la jugada anterior: todavía puedes retarla.",
    "Lanza los tres dados.",
    "Busca una cuenta que use los tres valores, una vez cada uno, con +, −, × o ÷. El resultado tiene que ser un número libre del tablero.",
    "Coloca ahí una ficha. Pieza puesta, pieza jugada: ya no se mueve.",
    "Di la oración numérica. Vale el orden de las operaciones: 3+5*4 es 23. Para que dé 32 escribe 3+5=8; 8*4=32, o usa paréntesis si la sala los permite.",
    "Resta un punto por cada ficha vecina, tuya o ajena, de lado o en esquina. Di tu nuevo puntaje aunque no haya cambiado.",
    "Pasa la banderilla. También puedes pasar sin colocar.",
    "Si el otro pasó sin colocar, tú puedes capturar antes de lanzar: pones una ficha con sus dados y restas el doble. Después juegas tu turno.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubres tú. Reta la oración numérica o el puntaje después de recibir la banderilla y antes de lanzar.",
    "Una captura se reta sin banderilla, hasta que quien capturó la pasa. Si su turno se corta antes, puedes retarla durante todo tu turno siguiente.",
    "Si aciertas, la jugada se deshace, tú restas 2 puntos y es tu turno: usas el mismo lanzamiento o lanzas otra vez. En una captura se deshace también lo que el otro hizo después.",
    "Si te equivocas, pierdes un turno y recibes una falta. Un reto fuera de tiempo también es una falta. Con tres faltas pierdes el juego.",
  ],
  end: [
    "Declara la victoria con la banderilla en la mano: cinco en fila, o cero o menos con al menos 3 puntos de ventaja. Si es falsa y el otro la reta, gana el otro; si la reta y era cierta, la confirma.",
    "También termina con un puntaje de cero o menos, cuando alguien recibe la banderilla sin fichas (tiene 25 al empezar) o por el tiempo límite.",
    "Entonces gana el puntaje menor si la diferencia es de 3 o más. Si no, es empate.",
    "No hay redondeo, salvo con el tiempo límite: si quien empezó ya colocó una ficha en esa ronda o ya pasó la banderilla, los dos completan su turno.",
  ],
  clock: [
    "Cada turno dura un minuto. Después hay un aviso, una violación de tiempo y 10 segundos más.",
    "Si ya pusiste ficha, oración y puntaje, el servidor pasa la banderilla. Si no, pierdes el turno y lo que hiciste se borra, menos una captura. La tercera violación pierde el juego.",
    "El reloj espera mientras se resuelve un reto.",
  ],
  line: [
    ["roll", "lanzar los dados"],
    ["use", "usar el lanzamiento ofrecido"],
    ["@28", "colocar en el 28"],
    ['"4*6+4=28"', "decir la oración"],
    ["=57", "decir el puntaje"],
    ["x7 \"1+2+4=7\" =58", "capturar el 7, con oración y puntaje"],
    ["five 27,28,29,30,31", "declarar cinco en fila"],
    ["zero", "declarar cero o menos"],
    ["!contig60.score", "retar esa regla"],
    ["!contig60.score @capture", "retarla en la captura"],
    ["pass · accept · nochallenge", "pasar la banderilla · aceptar el resultado · no reto"],
  ],
};

export const en: Howto = {
  goal: "Cover five numbers in a row with your own chips: across, down or diagonally. If nobody does, the lower score wins; everybody starts at 60.",
  turn: [
    "At the start each player rolls one die: the lower one begins.",
    "You receive the flag. Look at the move before: you may still challenge it.",
    "Roll the three dice.",
    "Find a sum that uses all three values, once each, with +, −, × or ÷. Its result must be a free number of the board.",
    "Place a chip there. A chip let go stays where it is.",
    "Say your number sentence. The order of operations counts: 3+5*4 is 23. To make 32 write 3+5=8; 8*4=32, or use brackets if the room allows them.",
    "Take off one point for each chip beside yours, of either colour, by side or corner. Say your new score even if it did not change.",
    "Pass the flag. You may also pass without placing.",
    "If the other player passed without placing, you may capture before you roll: you place a chip with their dice and take off twice the points. Then you play your own turn.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes: you find them. Challenge the number sentence or the score after you receive the flag and before you roll.",
    "A capture is challenged without the flag, until the one who captured passes it. If their turn is cut short instead, you may challenge it all through your next turn.",
    "If you are right, the move is undone, you take 2 points off your own score and it is your turn: use the same roll or roll again. With a capture, what the other player did after it is undone too.",
    "If you are wrong, you lose a turn and get a strike. A challenge at the wrong time is a strike too. Three strikes lose the game.",
  ],
  end: [
    "Declare your win with the flag in hand: five in a row, or zero or less and at least 3 points ahead. If it is false and the other player challenges it, they win; if it was true, their challenge confirms it.",
    "It also ends with a score of zero or less, when somebody receives the flag and has no chips left (you start with 25), or at the time limit.",
    "Then the lower score wins if the difference is 3 or more. If not, it is a draw.",
    "There is no roundoff, except at the time limit: if the starter has placed a chip in that round or passed the flag, both complete their turn.",
  ],
  clock: [
    "A turn lasts one minute. Then come a reminder, one time violation and 10 more seconds.",
    "If you have given chip, sentence and score by then, the server passes the flag. If not, you lose the turn and what you did is undone, except a capture. The third violation loses the game.",
    "The clock stands still while a challenge is being settled.",
  ],
  line: [
    ["roll", "roll the dice"],
    ["use", "use the roll on offer"],
    ["@28", "place on 28"],
    ['"4*6+4=28"', "say the sentence"],
    ["=57", "say the score"],
    ["x7 \"1+2+4=7\" =58", "capture 7, with sentence and score"],
    ["five 27,28,29,30,31", "declare five in a row"],
    ["zero", "declare zero or less"],
    ["!contig60.score", "challenge that rule"],
    ["!contig60.score @capture", "challenge it in the capture"],
    ["pass · accept · nochallenge", "pass the flag · accept the result · no challenge"],
  ],
};
