/** The rules page of Queens & Guards in a child's words, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Howto } from "../../howto";

export const esAR = {
  turn: [
    "Al comienzo uno dice el color que empieza y el otro elige una mano: juega con el color que tenga.",
    "Recibís la banderilla. Mirá la jugada anterior: antes de tocar una pieza todavía podés desafiarla, o decir «trampa».",
    "Mové una pieza un espacio, hacia el centro o de lado, a un espacio libre. Nunca hacia atrás, y solo una.",
    "El trono es de la Reina. Las coronas, donde comienzan las Reinas, también: cada Reina entra solo en la suya.",
    "Dos piezas tuyas a los dos lados de una contraria, en línea recta, son una trampa: la hace la que llega. Nadie se mete entre dos piezas contrarias.",
    "La trampa vale si la anunciás con la banderilla: después de formarla y antes de pasar; o al comienzo de tu turno, antes de tocar, y entonces la última jugada del otro vuelve atrás.",
    "Un guardia atrapado retrocede un espacio en su turno; una Reina atrapada vuelve a su corona. La Reina va primero; entre guardias, su jugador elige. Quien no puede retroceder está bloqueado y mueve otra pieza.",
    "Mientras estás atrapado no anunciás ni formás trampas, a menos que estés bloqueado.",
    "Si decís «trampa» sin la banderilla y el otro aún no movió, la pieza no retrocede: sale caminando con un movimiento sin falta.",
    "Pasá la banderilla. Sin mover solo pasa quien no puede mover sin falta.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Desafiá al recibir la banderilla y antes de tocar una pieza.",
    "Si acertás con un espacio de más, el trono, una corona o un segundo movimiento, el tablero vuelve atrás y te toca.",
    "Si acertás con moverse en reversa o hacia una trampa, podés llevar esa pieza a un espacio libre de la banda externa que no sea corona. Después te toca.",
    "Una victoria declarada se desafía sin banderilla, en 20 segundos. Si era falsa, ganás vos.",
    "Si te equivocás, perdés el turno y recibís una falta. Fuera de tiempo, o sobre lo que no se puede desafiar, recibís solo la falta. Con tres faltas perdés el juego.",
    "Una trampa no se desafía: se anuncia. Si decís «desafío» en lugar de «trampa», se te recuerda y nada más.",
  ],
  end: [
    "Gana quien tiene a su Reina en el trono y a sus seis guardias alrededor. Anuncialo; si no, lo hace el servidor al pasar la banderilla.",
    "Es empate si tus seis guardias rodean el trono y tu Reina no está en él; si los dos están de acuerdo en que nadie puede mover sin falta; o si los dos pasan sin mover.",
    "Con el tiempo límite, si quien empezó ya movió, los dos completan su turno. Si nadie gana, es empate.",
  ],
  clock: [
    "Cada turno dura un minuto, si la sala no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Lo que ya moviste se queda y la banderilla pasa; si no moviste, perdés el turno. Con el tercer aviso perdés.",
    "El juego dura 30 minutos.",
  ],
  line: [
    ["call red · left", "empieza el rojo · la mano izquierda"],
    ["B1 4.15", "mover B1 al espacio 4.15"],
    ["trap R1 · trap R1 RQ", "anunciar la trampa de esas piezas"],
    ["B1", "tocar B1 sin moverla"],
    ["R1 > 5.10", "llevar R1 a la banda externa"],
    ["waive", "dejarla donde está"],
    ["win", "declarar la victoria"],
    ["!queens-and-guards.backwards", "desafiar esa regla"],
    ["pass", "pasar la banderilla"],
    ["draw? · draw+ · draw-", "proponer empate · aceptar · rechazar"],
    ["accept · resign", "aceptar el resultado · rendirse"],
  ],
} satisfies Overlay<Howto>;
