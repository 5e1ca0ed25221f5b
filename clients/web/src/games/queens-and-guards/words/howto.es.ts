/** The Spanish rules page of Queens & Guards, in a child's words. */
import type { Howto } from "../../howto";

export const es: Howto = {
  goal: "Sé el primero en poner a tu Reina en el trono, el centro del tablero, con tus seis guardias alrededor.",
  turn: [
    "Al comienzo uno dice el color que empieza y el otro elige una mano: juega con el color que tenga.",
    "Recibes la banderilla. Mira la jugada anterior: antes de tocar una pieza todavía puedes retarla, o decir «trampa».",
    "Mueve una pieza un espacio, hacia el centro o de lado, a un espacio libre. Nunca hacia atrás, y solo una.",
    "El trono es de la Reina. Las coronas, donde comienzan las Reinas, también: cada Reina entra solo en la suya.",
    "Dos piezas tuyas a los dos lados de una contraria, en línea recta, son una trampa: la hace la que llega. Nadie se mete entre dos piezas contrarias.",
    "La trampa vale si la anuncias con la banderilla: después de formarla y antes de pasar; o al comienzo de tu turno, antes de tocar, y entonces la última jugada del otro vuelve atrás.",
    "Un guardia atrapado retrocede un espacio en su turno; una Reina atrapada vuelve a su corona. La Reina va primero; entre guardias, su jugador elige. Quien no puede retroceder está bloqueado y mueve otra pieza.",
    "Mientras estás atrapado no anuncias ni formas trampas, a menos que estés bloqueado.",
    "Si dices «trampa» sin la banderilla y el otro aún no movió, la pieza no retrocede: sale caminando con un movimiento sin falta.",
    "Pasa la banderilla. Sin mover solo pasa quien no puede mover sin falta.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Reta al recibir la banderilla y antes de tocar una pieza.",
    "Si aciertas con un espacio de más, el trono, una corona o un segundo movimiento, el tablero vuelve atrás y te toca.",
    "Si aciertas con moverse hacia atrás o hacia una trampa, puedes llevar esa pieza a un espacio libre de la banda externa que no sea corona. Después te toca.",
    "Una victoria declarada se reta sin banderilla, en 20 segundos. Si era falsa, ganas tú.",
    "Si te equivocas, pierdes el turno y recibes una falta. Fuera de tiempo, o sobre lo que no se puede retar, recibes solo la falta. Con tres faltas pierdes el juego.",
    "Una trampa no se reta: se anuncia. Si dices «reto» en lugar de «trampa», se te recuerda y nada más.",
  ],
  end: [
    "Gana quien tiene a su Reina en el trono y a sus seis guardias alrededor. Anúncialo; si no, lo hace el servidor al pasar la banderilla.",
    "Es empate si tus seis guardias rodean el trono y tu Reina no está en él; si los dos están de acuerdo en que nadie puede mover sin falta; o si los dos pasan sin mover.",
    "Con el tiempo límite, si quien empezó ya movió, los dos completan su turno. Si nadie gana, es empate.",
  ],
  cases: [
    ["goal", "Won and announced", "goal", [0]],
    ["end", "Six guards round an empty throne", "ring", []],
    ["end", "Neither side can move", "no_moves", []],
    ["end", "Time: the starter has moved, both finish", "time", []],
  ],
  clock: [
    "Cada turno dura un minuto, si la sala no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Lo que ya moviste se queda y la banderilla pasa; si no moviste, pierdes el turno. Con el tercer aviso pierdes.",
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
    ["!queens-and-guards.backwards", "retar esa regla"],
    ["pass", "pasar la banderilla"],
    ["draw? · draw+ · draw-", "proponer empate · aceptar · rechazar"],
    ["accept · resign", "aceptar el resultado · rendirse"],
  ],
};
