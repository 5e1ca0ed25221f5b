/** The rules page of FIAR in a child's words, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Howto } from "../../howto";

export const esAR = {
  turn: [
    "Al comienzo uno dice qué color empieza y el otro elige una mano: ahí está su color.",
    "Cada uno tiene siete fichas. Dos llevan una X: son extinguidores.",
    "Fase I: por turnos, cada uno pone una ficha en un círculo vacío y pasa la banderilla, hasta que las dos manos quedan vacías.",
    "Fase II: en tu turno movés una ficha tuya por una recta, tantos círculos vacíos como quieras. No saltás fichas y no cruzás el área amarilla.",
    "Podés tocar una ficha y elegir otra. Pero la que movés es la del turno, y la que ponés se queda.",
    "Las cuatro fichas no tienen que estar pegadas: puede haber círculos vacíos entre ellas, pero el trayecto no cruza el área amarilla.",
    "Un extinguidor apaga las fichas del otro color que están unidas a él por una línea: esas no sirven para un trayecto.",
    "¿Ves un trayecto, de cualquier color? Con la banderilla, antes o después de mover, declará la victoria y tocá sus círculos. Si no, pasá la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Desafiá al recibir la banderilla y antes de tocar una ficha: un recorrido no permitido, una ficha que se soltó y volvió a moverse, o dos fichas movidas.",
    "Una victoria declarada se desafía sin banderilla, en 20 segundos.",
    "Si acertás, ponés una ficha del rival en cualquier círculo vacío, y después jugás. Con esa ficha no podés ganar en ese turno. Si la victoria estaba mal, no vale.",
    "Si te equivocás, perdés el turno y recibís una falta; si desafiabas una victoria, queda firme. Desafiar a destiempo es una falta. Con tres faltas perdés.",
  ],
  end: [
    "El juego termina cuando una victoria declarada se acepta o nadie la desafía. Si nadie ve un trayecto, el juego sigue.",
    "Con el tiempo límite, si quien empezó ya tocó o recolocó una ficha, los dos completan su turno. Si nadie gana, es empate.",
  ],
  clock: [
    "Cada turno dura un minuto, si la sala no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si soltaste una ficha, ahí queda y la banderilla pasa; si no, perdés el turno. Con el tercer aviso perdés el juego.",
  ],
  line: [
    ["call blue · pick left", "empieza el azul · elegir la mano izquierda"],
    ["B1@c3r3", "poner B1 en el círculo c3r3"],
    ["B1>c3r0", "mover B1 a c3r0"],
    [".B1", "solo tocar B1"],
    ["win c1r2 c2r2 c3r2 c5r2", "declarar la victoria con esos círculos"],
    ["R1/c0r3 · waive", "recolocar R1 en c0r3 · renunciar a recolocar"],
    ["!fiar.route", "desafiar esa regla"],
    ["accept · pass", "aceptar la victoria · pasar la banderilla"],
  ],
} satisfies Overlay<Howto>;
