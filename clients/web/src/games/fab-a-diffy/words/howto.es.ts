/** The Spanish rules page of Fab-A-Diffy, in a child's words. */
import type { Howto } from "../../howto";

export const es: Howto = {
  goal: "Junta tríos: tres tiras de fracciones en las que una vale lo mismo que las otras dos sumadas. Quien tiene más tríos gana el juego, y el partido es al mejor de 3 juegos.",
  turn: [
    "Al comienzo cada uno saca una tira: empieza la menor. En la mesa hay tres tiras volteadas y un pilar con las demás.",
    "Recibes la banderilla. Mira la jugada anterior: todavía puedes retarla.",
    "Si el otro dejó su muestra sin usar, tienes 10 segundos para decir «¡Captura!» y hacer un trío con ella. Después juegas tu turno.",
    "Toma una tira del pilar para la muestra. El servidor repone hasta tener tres tiras volteadas.",
    "¿Ves un trío con la muestra y dos tiras volteadas? Toca las dos. Toca-tómala: lo tocado se usa.",
    "Di la cuenta, una suma o una resta de las tres fracciones: 1/3 − 1/4 = 1/12. Puedes dar a una fracción otro nombre igual, pero solo en medios, tercios, cuartos, sextos o doceavos.",
    "Toma el trío.",
    "Si tocaste una tira y con lo tocado no se puede hacer un trío, devuelve la muestra.",
    "Pasa la banderilla. Si no tocaste nada puedes pasar, y el otro podrá capturar tu muestra.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Reta después de recibir la banderilla y antes de capturar o de tomar tu muestra: la cuenta, un nombre que no sirve, no tocar y anunciar antes de escoger, o toca-tómala.",
    "Una captura se reta sin banderilla, hasta que quien capturó la pasa.",
    "Si aciertas, el trío es tuyo y te toca. Si en ese turno no se tomó un trío, tienes un turno adicional. En una captura se deshace también el turno del otro.",
    "Si te equivocas, pierdes un turno y recibes una falta. Un reto fuera de tiempo también es una falta. Con tres faltas en el partido lo pierdes.",
  ],
  end: [
    "Un juego termina cuando alguien debe tomar una muestra y el pilar quedó vacío. Gana quien tiene más tríos; con los mismos, es empate.",
    "El otro empieza el juego siguiente. El partido termina cuando alguien gana dos juegos, o después de tres: gana quien ganó más.",
    "Con el tiempo límite, si quien empezó ya capturó o tomó su muestra en esa ronda o ya pasó la banderilla, los dos completan su turno. Los tríos se cuentan como están y los juegos no jugados quedan empatados.",
  ],
  cases: [
    ["goal", "Two games won", "match", [0]],
    ["end", "One game won and two drawn", "match", [1]],
    ["end", "One game each and one drawn", "match", []],
    ["end", "Time limit, round begun", "time", [0]],
    ["end", "Time limit, round not begun", "time", []],
  ],
  clock: [
    "Cada turno dura un minuto, si la sala no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si aún no terminaste, el trío tomado queda, lo tocado sin trío no vale y la banderilla pasa. Con el tercer aviso pierdes.",
    "El reloj espera mientras se resuelve un reto.",
  ],
  line: [
    ["draw", "tomar una muestra"],
    [".1/3", "tocar la tira 1/3"],
    ['"1/3-1/4=1/12"', "decir la cuenta"],
    ["x1/3,1/4", "tomar el trío con esas dos tiras"],
    ["retire", "devolver la muestra"],
    ["capture", "¡captura!"],
    ["!fab-a-diffy.sentence", "retar esa regla"],
    ["pass", "pasar la banderilla"],
    ["accept · nochallenge", "aceptar el resultado · no reto"],
  ],
};
