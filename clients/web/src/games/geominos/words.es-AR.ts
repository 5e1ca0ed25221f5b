/** The words of Geominos, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { count } from "./wording";
import { tileEs, type Words } from "./words.es";

export const title = {
  tag: "Dominó de figuras: girá, da vuelta y juntá números iguales con pocos puntos",
} satisfies Overlay<Title>;

export const faults = {
  faults: {
    "geominos.coincidencia": "La pieza no toca por un lado ningún número igual: |girala, dala vuelta o buscale otro lugar.",
    "geominos.puntos": [
      "Esos no son los puntos: |sumá las secciones que están en casillas claras, sin la del centro.",
      ({ said, right, dots }) =>
        `En casillas claras ${dots.length === 0 ? "no hay ninguna sección: son 0" : dots.length === 1 ? `hay una sección de ${dots[0]}: son ${right}` : `hay ${dots.join(" + ")} = ${right}`}, no ${said}.`,
    ],
  },
  missing: {
    place: "Todavía no pusiste pieza: poné una antes de pasar.",
    announce: "Te falta anotar: escribí los puntos y el total.",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;

export const play = {
  ...title,
  phases: {
    draw: "Sacá una carta",
    turn: "Poné una pieza, anotá los puntos y pasá",
    last: "Última revisión: decí «conforme»",
  },
  reviewing: {
    last: "Última revisión: desafiá o decí «conforme»",
  },
  refusals: {
    nothing_placed: "Primero poné una pieza.",
  },
  faults: faults.faults,
  missing: faults.missing,
  rules: { "geominos.impugnar": "Los desafíos." },
  actions: {
    challenge: "Desafiar",
  },
  hints: {
    draw: "Sacá una carta: jugás con su pieza.",
    place: ({ tile, side, turn }: { tile: string; side: string; turn: number }) =>
      `Probá la pieza ${tileEs(tile)}${side === "B" ? ", dada vuelta" : ""}${turn > 0 ? ", girada" : ""}, en el lugar marcado: ahí toca un número igual.`,
    announce: ({ points, total }: { points: number; total: number }) => `Tu pieza suma ${points}: anotá ${points}, y ${total} de total.`,
    no_place: "Ninguna de tus piezas tiene lugar: tocá el botón marcado y sigue el juego.",
    accept: "Todo está bien: decí «conforme».",
  },
  ui: {
    pickNow: "Tocá una pieza y juntala con un número igual.",
    layNow: "Llevala con un toque, girala si hace falta y ponela.",
    countNow: "Sumá los números que están sobre casillas claras. Gana quien junta menos.",
    passNow: (next: string | null) => `Tocá «Terminé» y juega ${next ?? "el siguiente"}.`,
    noted: (points: number, total: number) => `Anotaste ${count(points, "punto", "puntos")}. Al terminar, llevás\u00a0${total}.`,
    drawNow: "Sacá una carta.",
    retry: "Esta vez la pieza tiene que coincidir. Tenés el minuto extra.",
    hint: "Tocá una casilla para llevar ahí la pieza; tocala otra vez para ponerla.",
    keysHint: "En el teclado: flechas, G gira, V da vuelta.",
    handles: { flip: "Dar vuelta" },
    calls: "Qué podés hacer",
  },
} satisfies Overlay<Words>;

export const howto = {
  goal: "Poné todas tus piezas juntando números iguales. Cuidá los puntos: gana quien tiene menos.",
  turn: [
    "Al centro va una pieza que no cuenta para nadie. Las demás se reparten por cartas: cinco en la mano que se reponen, todas de una vez, o una carta en cada turno.",
    "Con «Una pieza», sacá primero tu carta.",
    "Elegí una pieza. Podés girarla y darla vuelta: vale cualquiera de sus dos lados.",
    "Ponela dentro del tablero, sobre casillas libres. Por lo menos un número suyo debe tocar, de lado, un número igual de otra pieza. Una esquina no basta. Los otros números que se tocan no tienen que ser iguales.",
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
    "Un turno dura 1, 2 o 3 minutos, como diga la mesa. Con «Una pieza» el reloj empieza al sacar la carta.",
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

export const lesson = {
  place: [
    "Poné tus piezas juntando números iguales. Tocá la pieza marcada, girala dos veces, tocá el lugar marcado y el botón: un 1 tuyo queda al lado de un 1.",
    "Los otros números que se tocan no importan.",
  ],
  say: [
    "Sumá los puntos que quedaron sobre casillas claras: solo el 1. Escribí 1 y 1 de total, y tocá el botón marcado.",
    "Lo oscuro no cuenta. Gana quien tiene menos.",
  ],
  pass: ["«{pass_flag}»: así terminás.", "El otro juntó 5 con 5 y sumó 4."],
  second: ["Otra: tocá la pieza marcada, el lugar marcado y el botón.", "Antes de terminar podés moverla otra vez."],
  challenge: [
    "En torneo nadie avisa. La computadora puso una pieza y dijo 4 puntos, pero sobre claro hay 1 y 5. Tocá «{challenge}» y elegí la regla de los puntos.",
    "Es una C (correcto): se le anotan los 6, y 2 más de castigo: 8.",
  ],
} satisfies Overlay<LessonWords>;
