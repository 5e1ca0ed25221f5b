/** The rules page of Geominos in a child's words, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Howto } from "../../howto";

export const esAR = {
  goal: "Poné todas tus piezas juntando números iguales. Cuidá los puntos: gana quien tiene menos.",
  turn: [
    "Al centro va una pieza que no cuenta para nadie. Las demás se reparten por cartas: cinco en la mano que se reponen, todas de una vez, o una carta en cada turno.",
    "Con «Una pieza», sacá primero tu carta.",
    "Elegí una pieza. Podés girarla y darla vuelta: vale cualquiera de sus dos lados.",
    "Ponela dentro del tablero, sobre celdas libres. Por lo menos un número suyo debe tocar, de lado, un número igual de otra pieza. Una esquina no basta. Los otros números que se tocan no tienen que ser iguales.",
    "Mientras no digas que terminaste, podés moverla o cambiarla por otra.",
    "Sumá los puntos que quedaron sobre casillas claras. Las oscuras no cuentan, y tampoco la del centro.",
    "Anotá los puntos del turno y tu total nuevo. Decí que terminaste. Sigue el jugador de tu izquierda.",
    "¿Ninguna pieza tiene lugar? Decilo: el servidor lo revisa y pasás, sin penalidad.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Cualquiera de los demás puede desafiar desde que terminó el turno hasta que el siguiente pone su pieza.",
    "Coincidencia: si no hay números iguales que se toquen, la pieza vuelve a la mano, se borran sus puntos, se suman 5 y hay un minuto extra para ponerla bien.",
    "Puntos o total: se escribe el número correcto. Si el anotado era más bajo, la diferencia se suma otra vez; en el total, 5 puntos como mucho.",
    "Si te equivocás, o desafiás fuera de tiempo, recibís una falta. No perdés el turno. Con tres faltas perdés el juego.",
  ],
  end: [
    "El juego termina cuando se han puesto todas las piezas. Los demás dicen «conforme», o pueden desafiar el último turno durante 30 segundos.",
    "Gana quien tiene menos puntos; con los mismos se comparte.",
    "Un partido tiene tantos juegos como jugadores, y cada vez empieza otro. El total sigue de un juego al siguiente. Gana el total más bajo; si son iguales, quien ganó más juegos.",
  ],
  clock: [
    "Un turno dura 1, 2 o 3 minutos, como diga la sala. Con «Una pieza» el reloj empieza al sacar la carta.",
    "Si se acaba y tu pieza está en el tablero, ahí termina tu turno. Si no anotaste, cuenta el servidor.",
    "Si no pusiste pieza sumás 5 puntos y tenés un minuto extra. Si tampoco entonces la ponés, perdés el juego.",
    "El reloj espera mientras se resuelve un desafío.",
  ],
  line: [
    ["snake A0 4 8", "poner la serpiente: lado A, sin girar, fila 4, columna 8 (desde 0, arriba a la izquierda)"],
    ["snake B3 4 8", "lado B, tres cuartos de vuelta"],
    ["lift", "levantar la pieza"],
    ["announce 6 7", "anotar 6 puntos, total 7"],
    ["pass_flag", "terminé"],
    ["draw", "sacar carta"],
    ["no_place", "no tengo dónde"],
    ["challenge puntos", "desafiar: coincidencia, puntos o total"],
    ["accept", "conforme"],
  ],
} satisfies Overlay<Howto>;
