/** The rules page of Contig 60 in a child's words, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Howto } from "../../howto";

export const esAR = {
  goal: "Cubrí cinco números seguidos con fichas tuyas: en fila, en columna o en diagonal. Si nadie lo logra, gana quien baja más su puntaje, que empieza en 60.",
  turn: [
    "Al comienzo cada uno lanza un dado: empieza el menor.",
    "Recibís la banderilla. Mirá la jugada anterior: todavía podés desafiarla.",
    "Lanzá los tres dados.",
    "Buscá una cuenta que use los tres valores, una vez cada uno, con +, −, × o ÷. El resultado tiene que ser un número libre del tablero.",
    "Colocá ahí una ficha. Pieza puesta, pieza jugada: ya no se mueve.",
    "Decí la cuenta (en el reglamento, «oración numérica»). Vale el orden de las operaciones: 3+5*4 es 23. Para que dé 32 escribí 3+5=8; 8*4=32, o usá paréntesis si la sala los permite.",
    "Restá un punto por cada ficha vecina, tuya o ajena, de lado o en esquina. Decí tu nuevo puntaje aunque no haya cambiado.",
    "Pasá la banderilla. También podés pasar sin colocar.",
    "Si el otro pasó sin colocar, vos podés capturar antes de lanzar: ponés una ficha con sus dados y restás el doble. Después jugás tu turno.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubrís vos. Desafiá la cuenta o el puntaje después de recibir la banderilla y antes de lanzar.",
    "Una captura se desafía sin banderilla, hasta que quien capturó la pasa. Si su turno se corta antes, podés desafiarla durante todo tu turno siguiente.",
    "Si acertás, la jugada se deshace, vos restás 2 puntos y es tu turno: usás la misma tirada o lanzás otra vez. En una captura se deshace también lo que el otro hizo después.",
    "Si te equivocás, perdés un turno y recibís una falta. Un desafío fuera de tiempo también es una falta. Con tres faltas perdés el juego.",
  ],
  end: [
    "Declará la victoria con la banderilla en la mano: cinco en fila, o cero o menos con al menos 3 puntos de ventaja. Si es falsa y el otro la desafía, gana el otro; si la desafía y era cierta, la confirma.",
    "También termina con un puntaje de cero o menos, cuando alguien recibe la banderilla sin fichas (tiene 25 al empezar) o por el tiempo límite.",
    "Entonces gana el puntaje menor si la diferencia es de 3 o más. Si no, es empate.",
    "No se completa la ronda, salvo con el tiempo límite: si quien empezó ya colocó una ficha en esa ronda o ya pasó la banderilla, los dos completan su turno.",
  ],
  clock: [
    "Cada turno dura un minuto. Después hay un aviso y 10 segundos más.",
    "Si ya pusiste ficha, cuenta y puntaje, el servidor pasa la banderilla. Si no, perdés el turno y lo que hiciste se borra, menos una captura. Con el tercer aviso perdés el juego.",
    "El reloj espera mientras se resuelve un desafío.",
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
    ["!contig60.score", "desafiar esa regla"],
    ["!contig60.score @capture", "desafiarla en la captura"],
    ["pass · accept · nochallenge", "pasar la banderilla · aceptar el resultado · no desafío"],
  ],
} satisfies Overlay<Howto>;
