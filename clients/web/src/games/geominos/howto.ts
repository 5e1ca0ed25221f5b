/** How Geominos is played, in words for a child. */
import type { Howto } from "../howto";

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
    "Puntos o total: se escribe el número correcto. Si el anotado era más bajo, la diferencia se suma otra vez.",
    "Si te equivocas, o retas fuera de tiempo, recibes una falta. No pierdes el turno. Con tres faltas pierdes el juego.",
  ],
  end: [
    "El juego termina cuando se han puesto todas las piezas. Los demás dicen «conforme», o pueden retar el último turno durante 30 segundos.",
    "Gana quien tiene menos puntos; con los mismos se comparte.",
    "Un partido tiene tantos juegos como jugadores, y cada vez empieza otro. El total sigue de un juego al siguiente. Gana el total más bajo; si son iguales, quien ganó más juegos.",
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

export const en: Howto = {
  goal: "Lay all your tiles by joining equal numbers. Mind the points: the fewest win.",
  turn: [
    "In the centre lies a tile that scores for nobody. The others are dealt by cards: five in hand that are refilled, all at once, or one card each turn.",
    "In “One tile”, draw your card first.",
    "Choose a tile. You may turn it and flip it: either side may be used.",
    "Lay it on the board, on free cells. At least one of its numbers must touch an equal number of another tile, side to side. A corner is not enough. Other numbers that touch need not be equal.",
    "Until you say that you are done, you may move it or take another instead.",
    "Add up the dots that lie on light squares. Dark ones do not count, nor does the centre square.",
    "Write down the points of the turn and your new total. Say that you are done. The player on your left is next.",
    "Is there no place for any tile? Say so: the server checks it and you are passed over, without a penalty.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Any other player may challenge from the end of the turn until the next player lays a tile.",
    "Match: if no equal numbers touch, the tile goes back to the hand, its points are struck out, 5 are added, and there is an extra minute to lay one properly.",
    "Points or total: the right number is written. If the one announced was too low, the difference is added once more.",
    "If you are wrong, or challenge at the wrong time, you get a strike. You lose no turn. Three strikes lose the game.",
  ],
  end: [
    "The game ends when all tiles are laid. The others accept, or may challenge the last turn for 30 seconds.",
    "The fewest points win; equal points share the win.",
    "A match has as many games as players, and each time another one starts. The total runs on from game to game. The lowest total wins; if they are equal, more games won.",
  ],
  clock: [
    "A turn lasts 1, 2 or 3 minutes, as the room says. In “One tile” the clock starts when the card is drawn.",
    "If it runs out and your tile lies on the board, your turn ends there. If you wrote nothing, the server counts.",
    "If you have laid no tile you get 5 points and an extra minute. If you lay none in that either, you lose the game.",
    "The clock stands still while a challenge is being settled.",
  ],
  line: [
    ["snake A0 4 8", "lay the snake: side A, not turned, row 4, column 8 (from 0, top left)"],
    ["snake B3 4 8", "side B, three quarter turns"],
    ["lift", "take the tile back"],
    ["announce 6 7", "write 6 points, total 7"],
    ["pass_flag", "done"],
    ["draw", "draw a card"],
    ["no_place", "no place for any tile"],
    ["challenge puntos", "challenge the points; also coincidencia (match) or total"],
    ["accept", "accept"],
  ],
};
