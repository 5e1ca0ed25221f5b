/** The Spanish rules page of Geominos, in a child's words. */
import type { Howto } from "../../howto";

export const es: Howto = {
  goal: "Pon todas tus piezas juntando números iguales. Cuida los puntos: gana quien tiene menos.",
  turn: [
    "Al centro va una pieza que no cuenta para nadie. Las demás se reparten por cartas: cinco en la mano que se reponen, todas de una vez, o una carta en cada turno.",
    "Con «Una pieza», saca primero tu carta.",
    "Elige una pieza. Puedes girarla y voltearla: vale cualquiera de sus dos lados.",
    "Ponla dentro del tablero, sobre celdas libres. Por lo menos un número suyo debe tocar, de lado, un número igual de otra pieza. Una esquina no basta. Los otros números que se tocan no tienen que ser iguales.",
    "Mientras no digas que terminaste, puedes moverla o cambiarla por otra.",
    "Suma los puntos que quedaron sobre casillas claras. Las oscuras no cuentan, y tampoco la del centro.",
    "Anota los puntos del turno y tu total nuevo. Di que terminaste. Sigue el jugador de tu izquierda.",
    "¿Ninguna pieza tiene lugar? Dilo: el servidor lo revisa y pasas, sin penalidad.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Cualquiera de los demás puede retar desde que terminó el turno hasta que el siguiente pone su pieza.",
    "Coincidencia: si no hay números iguales que se toquen, la pieza vuelve a la mano, se borran sus puntos, se suman 5 y hay un minuto extra para ponerla bien.",
    "Puntos o total: se escribe el número correcto. Si el anotado era más bajo, la diferencia se suma otra vez; en el total, 5 puntos como mucho.",
    "Si te equivocas, o retas fuera de tiempo, recibes una falta. No pierdes el turno. Con tres faltas pierdes el juego.",
  ],
  end: [
    "El juego termina cuando se han puesto todas las piezas. Los demás dicen «conforme», o pueden retar el último turno durante 30 segundos.",
    "Gana quien tiene menos puntos; con los mismos se comparte.",
    "Un partido tiene tantos juegos como jugadores, y cada vez empieza otro. El total sigue de un juego al siguiente. Gana el total más bajo; si son iguales, quien ganó más juegos.",
  ],
  cases: [
    ["goal", "The last tile: the others accept or challenge, then the fewest points win; a tie is shared", "all_laid", [0, 1]],
    ["end", "The match: the last game, the lowest total wins", "match", [0]],
  ],
  clock: [
    "Un turno dura 1, 2 o 3 minutos, como diga la sala. Con «Una pieza» el reloj empieza al sacar la carta.",
    "Si se acaba y tu pieza está en el tablero, ahí termina tu turno. Si no anotaste, cuenta el servidor.",
    "Si no pusiste pieza sumas 5 puntos y tienes un minuto extra. Si tampoco entonces la pones, pierdes el juego.",
    "El reloj espera mientras se resuelve un reto.",
  ],
  line: [
    ["snake A0 4 8", "poner la serpiente: lado A, sin girar, fila 4, columna 8 (desde 0, arriba a la izquierda)"],
    ["snake B3 4 8", "lado B, tres cuartos de vuelta"],
    ["lift", "levantar la pieza"],
    ["announce 6 7", "anotar 6 puntos, total 7"],
    ["pass_flag", "terminé"],
    ["draw", "sacar carta"],
    ["no_place", "no tengo dónde"],
    ["challenge puntos", "retar: coincidencia, puntos o total"],
    ["accept", "conforme"],
  ],
};
