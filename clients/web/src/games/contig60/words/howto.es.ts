/** The Spanish rules page of Contig 60, in a child's words. */
import type { Howto } from "../../howto";

export const es: Howto = {
  goal: "Cubre cinco números seguidos con fichas tuyas: en fila, en columna o en diagonal. Si nadie lo logra, gana quien baja más su puntaje, que empieza en 60.",
  turn: [
    "Al comienzo cada uno lanza un dado: empieza el menor.",
    "Recibes la banderilla. Mira la jugada anterior: todavía puedes retarla.",
    "Lanza los tres dados.",
    "Busca una cuenta que use los tres valores, una vez cada uno, con +, −, × o ÷. El resultado tiene que ser un número libre del tablero.",
    "Coloca ahí una ficha. Pieza puesta, pieza jugada: ya no se mueve.",
    "Di la cuenta (en el reglamento, «oración numérica»). Vale el orden de las operaciones: 3+5*4 es 23. Para que dé 32 escribe 3+5=8; 8*4=32, o usa paréntesis si la sala los permite.",
    "Resta un punto por cada ficha vecina, tuya o ajena, de lado o en esquina. Di tu nuevo puntaje aunque no haya cambiado.",
    "Pasa la banderilla. También puedes pasar sin colocar.",
    "Si el otro pasó sin colocar, tú puedes capturar antes de lanzar: pones una ficha con sus dados y restas el doble. Después juegas tu turno.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubres tú. Reta la cuenta o el puntaje después de recibir la banderilla y antes de lanzar.",
    "Una captura se reta sin banderilla, hasta que quien capturó la pasa. Si su turno se corta antes, puedes retarla durante todo tu turno siguiente.",
    "Si aciertas, la jugada se deshace, tú restas 2 puntos y es tu turno: usas la misma tirada o lanzas otra vez. En una captura se deshace también lo que el otro hizo después.",
    "Si te equivocas, pierdes un turno y recibes una falta. Un reto fuera de tiempo también es una falta. Con tres faltas pierdes el juego.",
  ],
  end: [
    "Declara la victoria con la banderilla en la mano: cinco en fila, o cero o menos con al menos 3 puntos de ventaja. Si es falsa y el otro la reta, gana el otro; si la reta y era cierta, la confirma.",
    "También termina con un puntaje de cero o menos, cuando alguien recibe la banderilla sin fichas (tiene 25 al empezar) o por el tiempo límite.",
    "Entonces gana el puntaje menor si la diferencia es de 3 o más. Si no, es empate.",
    "No se completa la ronda, salvo con el tiempo límite: si quien empezó ya colocó una ficha en esa ronda o ya pasó la banderilla, los dos completan su turno.",
  ],
  cases: [
    ["goal", "Five in a row", "five", [0]],
    ["end", "Five with a chip of the other colour", "false_win", [1]],
    ["end", "A declared win confirmed", "five", [0]],
    ["end", "Zero or less with the lead", "zero", [0]],
    ["end", "No chips left, three points apart", "chips", [0]],
    ["end", "No chips left, two points apart", "chips", []],
    ["end", "Time limit in a begun round", "time", []],
  ],
  clock: [
    "Cada turno dura un minuto. Después hay un aviso y 10 segundos más.",
    "Si ya pusiste ficha, cuenta y puntaje, el servidor pasa la banderilla. Si no, pierdes el turno y lo que hiciste se borra, menos una captura. Con el tercer aviso pierdes el juego.",
    "El reloj espera mientras se resuelve un reto.",
  ],
  line: [
    ["roll", "lanzar los dados"],
    ["use", "usar la tirada ofrecida"],
    ["@28", "colocar en el 28"],
    ['"4*6+4=28"', "decir la cuenta"],
    ["=57", "decir el puntaje"],
    ["x7 \"1+2+4=7\" =58", "capturar el 7, con cuenta y puntaje"],
    ["five 27,28,29,30,31", "declarar cinco en fila"],
    ["zero", "declarar cero o menos"],
    ["!contig60.score", "retar esa regla"],
    ["!contig60.score @capture", "retarla en la captura"],
    ["pass · accept · nochallenge", "pasar la banderilla · aceptar el resultado · no reto"],
  ],
};
