/** How damas is played, in words for a child. */
import type { Howto } from "../howto";

export const es: Howto = {
  goal: "Captura todas las fichas del rival, o déjalo sin ningún movimiento.",
  turn: [
    "Se juega en las casillas oscuras, con doce fichas cada uno. Las negras empiezan.",
    "Un peón avanza un paso en diagonal, siempre hacia adelante.",
    "Se captura saltando sobre una ficha vecina del rival, si la casilla de atrás está libre. Un peón también salta solo hacia adelante.",
    "Si desde ahí puede saltar otra vez, sigue. Las fichas capturadas se retiran al final.",
    "Quien puede capturar debe capturar, y seguir hasta el final del camino. Cuál de las capturas, se elige: una ficha o cinco, da igual.",
    "El peón que llega a la última fila se corona: es dama y va y salta hacia adelante y hacia atrás, de a un paso. Al coronar termina el turno.",
    "Ficha tocada, ficha movida. En torneo, tocar una ficha que no puede jugar hace perder el turno.",
    "Para capturar en el tablero: toca la ficha, toca cada casilla donde cae, y al final suéltala.",
  ],
  challenges: [
    "En torneo el servidor acepta que se olvide una captura. El rival puede reclamar antes de tocar una ficha.",
    "¡Soplo!: se retira una ficha que debía capturar y no lo hizo. Si fue la que movió, se nombra donde está ahora. El soplo no cuenta como turno: después se juega.",
    "Que rectifique: vuelve la posición de antes y el rival hace la captura.",
    "Si perdió el turno por tocar una ficha sin juego, se le puede devolver.",
    "Un reclamo equivocado es una falta: no se pierde el turno, pero con tres faltas se pierde la partida.",
  ],
  end: [
    "Gana quien captura todo o deja al otro sin movimiento. También si el otro abandona.",
    "Son tablas si los dos están de acuerdo. Se pueden reclamar cuando la misma posición está por tercera vez, o tras ochenta turnos sin captura ni paso de peón.",
    "Un juego tiene un número par de partidas y los colores se cambian. Ganar vale 2 puntos y las tablas, 1. Más puntos ganan el juego.",
    "Si el réferi pide el límite de tiempo, se completa el turno y gana quien tiene más fichas; si son iguales, quien tiene más damas.",
  ],
  clock: [
    "Cada turno tiene cinco minutos. Después, quien espera puede decir «¡Tiempo!»: el otro juega en el minuto siguiente o pierde la partida.",
    "Si nadie lo dice, no hay apuro.",
    "Quien se queda sin movimiento tiene un minuto para reclamar, por si un soplo lo libera.",
  ],
  line: [
    ["11-15", "mover de 11 a 15"],
    ["14x23 · 14x23x32", "capturar; con varias, todas las casillas"],
    ["toco 14", "tocar la ficha de 14"],
    ["soplo 15", "soplar la ficha de 15"],
    ["rectifica", "que el rival rectifique"],
    ["devuelvo el turno", "el turno perdido no vale: que juegue"],
    ["nada", "nada que reclamar"],
    ["tiempo", "¡Tiempo!"],
    ["tablas · acepto · rechazo", "ofrecer, aceptar, rechazar tablas"],
    ["repetición · sin avance", "reclamar tablas"],
    ["listo", "listo para la partida siguiente"],
    ["abandono", "abandonar la partida"],
  ],
};

export const en: Howto = {
  goal: "Capture all of your rival's pieces, or leave them without any move.",
  turn: [
    "Play is on the dark squares, with twelve pieces each. Black begins.",
    "A man steps one square diagonally, always forwards.",
    "You capture by jumping over a neighbouring rival piece, if the square behind it is empty. A man jumps forwards only, too.",
    "If it can jump again from there, it goes on. The captured pieces come off at the end.",
    "Who can capture must capture, and go on to the end of the path. Which capture is your choice: one piece or five.",
    "A man that reaches the last row is crowned: a king steps and jumps forwards and backwards, one square at a time. Crowning ends the turn.",
    "Touched, moved. In a tournament, touching a piece that cannot play loses the turn.",
    "To capture on the board: tap the piece, tap every square where it lands, and leave it there.",
  ],
  challenges: [
    "In a tournament the server lets you forget a capture. Your rival may claim it before touching a piece.",
    "Huff: a piece that should have captured and did not is taken off. If it is the one that moved, name it where it is now. A huff is no turn: the one who huffed then plays.",
    "Correct it: the position before comes back and the rival makes the capture.",
    "A turn lost by touching a blocked piece may be given back.",
    "A wrong claim is a strike: no turn is lost, but three strikes lose the game.",
  ],
  end: [
    "You win by capturing everything or leaving the other without a move, or if the other resigns.",
    "It is a draw if both agree. It may be claimed when the same position stands for the third time, or after eighty turns without a capture or a step of a man.",
    "A match has an even number of games, and colours are swapped. A win is 2 points, a draw 1. More points win the match.",
    "If the referee calls the time limit, the turn is completed and more pieces win; if they are equal, more kings.",
  ],
  clock: [
    "Each turn has five minutes. Then the one who waits may call “Time!”: the other must play within the next minute or loses the game.",
    "If nobody calls, there is no hurry.",
    "Who has no move has a minute to claim, in case a huff frees them.",
  ],
  line: [
    ["11-15", "move from 11 to 15"],
    ["14x23 · 14x23x32", "capture; with several, every square"],
    ["touch 14", "touch the piece on 14"],
    ["huff 15", "huff the piece on 15"],
    ["rectify", "make your rival correct it"],
    ["give back", "the lost turn does not count: play again"],
    ["waive", "nothing to claim"],
    ["time", "Time!"],
    ["draw? · accept · decline", "offer, accept, decline a draw"],
    ["repetition · no progress", "claim a draw"],
    ["ready", "ready for the next game"],
    ["resign", "resign the game"],
  ],
};
