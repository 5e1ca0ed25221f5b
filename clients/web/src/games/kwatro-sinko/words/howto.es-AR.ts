/** The rules page of Kwatro-Sinko in a child's words, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Howto } from "../../howto";

export const esAR = {
  goal: "Sacá tus cinco fichas de los espacios con número. Después señalá tres fichas en una recta, dos de un color y una del otro: sumá las dos iguales, restá la otra, y si da 4 o 5, ganás.",
  turn: [
    "Al comienzo cada uno elige una ficha sin mirar. La menor empieza y juega con las pares; el otro, con las impares.",
    "En tu turno movés una ficha tuya por una recta, tantos círculos vacíos como quieras. No saltás fichas y no cruzás el área amarilla.",
    "Podés tocar una ficha y elegir otra. Pero la que movés es la del turno, y la que ponés se queda.",
    "Las tres fichas no tienen que estar pegadas: puede haber círculos vacíos entre ellas, pero no otra ficha. El trayecto no cruza el área amarilla.",
    "El par puede ser tuyo o del rival: 7 + 3 − 6 = 4 también gana.",
    "¿Ves un trayecto, y tus cinco fichas ya están fuera de los números? Con la banderilla, antes o después de mover, declará la victoria: tocá las tres fichas y decí la cuenta, como 6 + 2 − 3 = 5. Si no, pasá la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Desafiá al recibir la banderilla y antes de tocar una ficha: un recorrido no permitido, una ficha que se soltó y volvió a moverse, o dos fichas movidas.",
    "Una victoria declarada se desafía sin banderilla, en 20 segundos: un trayecto mal señalado, una ficha en un número, una cuenta mal hecha o un resultado que no es 4 ni 5.",
    "Si acertás, ponés una ficha del rival en cualquier círculo vacío, también en un número, y después jugás. Con esa ficha no podés ganar en ese turno. Si la victoria estaba mal, no vale.",
    "Si te equivocás, perdés el turno y recibís una falta; si desafiabas una victoria, queda firme. Desafiar a destiempo es una falta. Con tres faltas perdés.",
  ],
  end: [
    "El juego termina cuando una victoria declarada se acepta o nadie la desafía. Si nadie ve un trayecto, el juego sigue.",
    "Con el tiempo límite, si quien empezó ya tocó una ficha, los dos completan su turno. Si nadie gana, es empate.",
  ],
  clock: [
    "Cada turno dura un minuto, si la sala no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si moviste una ficha, ahí queda y la banderilla pasa; si no, perdés el turno. Con el tercer aviso perdés el juego.",
  ],
  line: [
    ["slot 3", "elegir la ficha tapada 3 (de 0 a 9)"],
    ["4>e6", "mover la ficha 4 al círculo e6"],
    [".4", "solo tocar la ficha 4"],
    ["win c6 e6 g6 6+2-3=5", "declarar la victoria con esas fichas y esa cuenta"],
    ["3/b8 · waive", "recolocar la ficha 3 en b8 · renunciar a recolocar"],
    ["!kwatro-sinko.route", "desafiar esa regla"],
    ["accept · pass", "aceptar la victoria · pasar la banderilla"],
  ],
} satisfies Overlay<Howto>;
