/** The Spanish rules page of Damas, in a child's words. */
import type { Howto } from "../../howto";

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
  cases: [
    ["goal", "Multiple capture, pieces removed at the end, crowned on the last square", "captured_all", [0]],
    ["end", "Forty turns each without progress", "no_progress", []],
    ["end", "Repetition is claimed, at the third time", "repetition", []],
    ["end", "Time limit: the second seat completes its turn, the claim window is kept, then pieces are counted", "time_limit", [1]],
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
