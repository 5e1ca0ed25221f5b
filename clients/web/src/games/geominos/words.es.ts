/** The words of Geominos, in Spanish. */
import { tiles } from "../../../../../engines/geominos/board.json";
import { es as boardWords } from "../../board/words.es";
import type { Title, FaultWords, GameWords, Names, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import type { View } from "./view";
import { count, isDone, matched, scored, sums } from "./wording";

export const title: Title = { name: "Geominos", tag: "Dominó de figuras: gira, voltea y junta números iguales con pocos puntos" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "geominos.coincidencia": "La pieza no toca por un lado ningún número igual: |gírala, voltéala o búscale otro lugar.",
    "geominos.puntos": [
      "Esos no son los puntos: |suma las secciones que están en casillas claras, sin la del centro.",
      ({ said, right, dots }) =>
        `En casillas claras ${dots.length === 0 ? "no hay ninguna sección: son 0" : dots.length === 1 ? `hay una sección de ${dots[0]}: son ${right}` : `hay ${dots.join(" + ")} = ${right}`}, no ${said}.`,
    ],
    "geominos.total": [
      "El total está mal sumado: es el de antes más los puntos de este turno.",
      ({ before, points, right, said }) => `El total está mal sumado: ${before} + ${points} = ${right}, no ${said}.`,
    ],
  },
  missing: {
    place: "Todavía no pusiste pieza: pon una antes de pasar.",
    announce: "Te falta anotar: escribe los puntos y el total.",
  },
  stakes: {
    tile_back: "la pieza vuelve a su mano y le cuesta puntos",
    corrected: "se corrige su cuenta",
  },
};

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

const tilesEs: Record<string, string> = Object.fromEntries(tiles.map((tile) => [tile.id, tile.es]));

export const tileEs = (id: unknown): string => tilesEs[String(id)] ?? String(id);

export const rulesEs = {
  "geominos.coincidencia": "Coincidencia: la pieza toca por un lado un número igual de otra pieza.",
  "geominos.puntos": "Puntos del turno: los de las secciones en casillas claras, sin la del centro.",
  "geominos.total": "Total nuevo: el total de antes más los puntos del turno.",
  "geominos.centro": "La pieza del centro no cuenta para nadie.",
  "geominos.reparto": "Las piezas se reparten por cartas.",
  "geominos.cinco-piezas": "Cinco piezas en la mano, que se reponen.",
  "geominos.una-pieza": "Se saca una carta y se pone esa pieza.",
  "geominos.lados": "Se puede usar cualquiera de los dos lados.",
  "geominos.dentro": "La pieza queda dentro del tablero y sobre casillas libres.",
  "geominos.turno": "Una pieza por turno, hacia la izquierda.",
  "geominos.tiempo": "Sin pieza a tiempo: cinco puntos y un minuto extra.",
  "geominos.sin-lugar": "Sin lugar posible se pasa, sin penalidad.",
  "geominos.fin": "Cuando se ponen todas las piezas gana quien tiene menos puntos.",
  "geominos.partido": "El partido tiene tantos juegos como jugadores.",
  "geominos.impugnar": "Los retos.",
};

export const play = {
  ...title,
  phases: {
    draw: "Saca una carta",
    turn: "Pon una pieza, anota los puntos y pasa",
    last: "Última revisión: di «conforme»",
    over: "El juego terminó",
  },
  reviewing: {
    last: "Última revisión: reta o di «conforme»",
  },
  watched: {
    draw: (names: string) => `${names} saca una carta`,
    turn: (names: string) => `${names} pone una pieza y cuenta`,
    last: (names: string, count: number) => `Última revisión: falta${count === 1 ? "" : "n"} ${names}`,
  },
  isDone,
  refusals: {
    out: "Estás fuera de este juego.",
    not_now: "Ahora no toca.",
    not_your_tile: "Esa pieza no es tuya.",
    off_board: "La pieza se sale del tablero.",
    occupied: "Ahí ya hay otra pieza.",
    nothing_placed: "Primero pon una pieza.",
    tile_on_board: "Ya pusiste una pieza.",
    placement_exists: "Alguna de tus piezas tiene lugar.",
    own_turn: "Ese turno es tuyo.",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: rulesEs,
  ...faults,
  happenings: {
    game_started: (event, names) =>
      event.params?.centre
        ? `Empieza ${names(event.seat)}. Al centro: ${tileEs(event.params?.centre)}.`
        : "¡Empieza el juego!",
    flag: (event, names) => `Juega ${names(event.seat)}.`,
    drawn: (event, names) => `${names(event.seat)} saca ${tileEs(event.params?.tile)}.`,
    placed: (event, names) => `${names(event.seat)} pone ${tileEs(event.params?.tile)}.`,
    lifted: (event, names) => `${names(event.seat)} levanta ${tileEs(event.params?.tile)}.`,
    announced: (event, names) => `${names(event.seat)} anota ${event.params?.points}, total ${event.params?.total}.`,
    turn_ended: (event, names) => `${names(event.seat)} termina su turno con ${event.params?.total} en total.`,
    refilled: (event, names) => `${names(event.seat)} recibe ${tileEs(event.params?.tile)}.`,
    passed_over: (event, names) => `${names(event.seat)} no tiene dónde poner.`,
    last_window: () => "Se pusieron todas las piezas: última revisión.",
    accepted: (event, names) => `${names(event.seat)} está conforme.`,
    penalty: (event, names) => `${names(event.seat)}: ${event.params?.points} puntos de penalidad.`,
    extra_minute: (event, names) => `Minuto extra para ${names(event.seat)}.`,
    tile_back: (event, names) => `${tileEs(event.params?.tile)} vuelve a la mano de ${names(event.seat)}.`,
    corrected: (event, names) =>
      `Corregido: ${names(event.seat)}, ${event.params?.points} puntos, total ${event.params?.total}.`,
    out: (event, names) => `${names(event.seat)} queda fuera del juego.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    draw: "Sacar carta",
    place: "Poner",
    lift: "Levantar",
    announce: "Anotar",
    pass_flag: "Terminé",
    no_place: "No tengo dónde",
    accept: "Conforme",
    challenge: "Retar",
  },
  options: {
    mode: { label: "Modo", values: { assisted: "En casa, con ayuda", tournament: "Torneo" } },
    distribution: { label: "Reparto", values: { five: "Cinco piezas", all: "Todas las piezas", one: "Una pieza" } },
    minutes: { label: "Minutos por turno", values: { "0": "Sin límite", "1": "1", "2": "2", "3": "3" } },
    match: { label: "Partido", values: { false: "Un juego", true: "Tantos juegos como jugadores" } },
    starter: {
      label: "Quién empieza",
      values: { lot: "Por sorteo", "0": "El primero", "1": "El segundo", "2": "El tercero", "3": "El cuarto" },
    },
    auto_flag: { label: "Pasar automáticamente", values: { true: "Sí", false: "No" } },
    game_ms: {
      label: "Tiempo del juego",
      values: { "0": "Sin límite", "1800000": "30 min", "2700000": "45 min", "3600000": "1 hora" },
    },
  } as GameWords["options"],
  reasons: {
    all_laid: "todas las piezas puestas; gana quien tiene menos puntos",
    match: "fin del partido; gana quien tiene menos puntos",
    last_seat: "quedó uno solo",
  } as Record<string, string>,
  columns: {
    ...tilesEs,
    game: "Juego",
    what: "Pieza",
    points: "Puntos",
    total: "Total",
    penalty: "Penalidad",
  } as Record<string, string>,
  hints: {
    draw: "Saca una carta: juegas con su pieza.",
    place: ({ tile, side, turn }) =>
      `Prueba la pieza ${tileEs(tile)}${side === "B" ? ", volteada" : ""}${turn > 0 ? ", girada" : ""}, en el lugar marcado: ahí toca un número igual.`,
    announce: ({ points, total }) => `Tu pieza suma ${points}: anota ${points}, y ${total} de total.`,
    no_place: "Ninguna de tus piezas tiene lugar: toca el botón marcado y sigue el juego.",
    accept: "Todo está bien: di «conforme».",
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    pickNow: "Toca una pieza y júntala con un número igual.",
    layNow: "Llévala con un toque, gírala si hace falta y ponla.",
    countNow: "Suma los números que están sobre casillas claras. Gana quien junta menos.",
    passNow: (next: string | null) => `Toca «Terminé» y juega ${next ?? "el siguiente"}.`,
    noted: (points: number, total: number) => `Anotaste ${count(points, "punto", "puntos")}. Al terminar, llevas\u00a0${total}.`,
    fix: "Recontar",
    drawNow: "Saca una carta.",
    board: "Tablero de Geominos, 21 por 21 casillas",
    cell: (row: number, col: number, light: boolean, dots: number | null, tile: string | null) =>
      `fila ${row}, columna ${col}, ${light ? "clara" : "oscura"}${dots === null ? ", libre" : `, ${dots} de ${tileEs(tile)}`}`,
    tile: tileEs,
    game: (number: number, games: number) => `Juego ${number} de ${games}`,
    retry: "Esta vez la pieza tiene que coincidir. Tienes el minuto extra.",
    hand: "Tus piezas",
    handOf: (name: string, count: number) => `Piezas de ${name}: ${count}`,
    handling: "Mover la pieza",
    hint: "Toca una casilla para llevar ahí la pieza; tócala otra vez para ponerla.",
    keysHint: "En el teclado: flechas, G gira, V voltea.",
    handles: boardWords.handles,
    place: (tile: string) => `Poner ${tile}`,
    back: "Volver",
    seeAll: "Ver todo el tablero",
    seeNear: "Ver de cerca",
    points: "Puntos",
    total: (before: number) => `Total (traías ${before})`,
    numberMissing: boardWords.number.missing,
    write: "Anotar",
    calls: "Qué puedes hacer",
    lastWas: (points: number) => `sumó ${count(points, "punto", "puntos")}. Gana quien tiene\u00a0menos.`,
  },
  proof: matched,
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      equal: (dots: number) => `un ${dots} toca otro ${dots}`,
      one: (dots: number) => `una sola sección cuenta, en casilla clara: ${dots}`,
      none: "ninguna sección que cuente está en una casilla clara: 0 puntos",
    }),
  kept: {
    "geominos.coincidencia": "la pieza toca por un lado un número igual",
    "geominos.puntos": "anotó los puntos de sus casillas claras",
    "geominos.total": "sumó bien el total",
  } as Record<string, string>,
  tally: (view: View, seat: number) => ({
    value: scored(view, seat),
    label: view.totals[seat] === 1 ? "punto" : "puntos",
    notes: [view.out[seat] ? "fuera del juego" : count(view.hands[seat]?.length ?? 0, "pieza", "piezas")],
  }),
  describe: (view: View, names: Names) => {
    const seats = view.totals.map(
      (total, seat) =>
        `${names(seat)}: ${total} puntos, piezas ${(view.hands[seat] ?? []).map(tileEs).join(", ") || "ninguna"}.`,
    );
    const laid = view.board
      .map((tile) => `${tileEs(tile.tile)} en fila ${tile.row + 1}, columna ${tile.col + 1}`)
      .join("; ");
    return `${seats.join(" ")} En el tablero: ${laid}. ${view.flag === null ? "" : `Turno de ${names(view.flag)}.`}`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof play;

export const howto: Howto = {
  goal: "Pon todas tus piezas juntando números iguales. Cuida los puntos: gana quien tiene menos.",
  turn: [
    "Al centro va una pieza que no cuenta para nadie. Las demás se reparten por cartas: cinco en la mano que se reponen, todas de una vez, o una carta en cada turno.",
    "Con «Una pieza», saca primero tu carta.",
    "Elige una pieza. Puedes girarla y voltearla: vale cualquiera de sus dos lados.",
    "Ponla dentro del tablero, sobre casillas libres. Por lo menos un número suyo debe tocar, de lado, un número igual de otra pieza. Una esquina no basta. Los otros números que se tocan no tienen que ser iguales.",
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
    "Un turno dura 1, 2 o 3 minutos, como diga la mesa. Con «Una pieza» el reloj empieza al sacar la carta.",
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

export const lesson: LessonWords = {
  place: [
    "Pon tus piezas juntando números iguales. Toca la pieza marcada, gírala dos veces, toca el lugar marcado y el botón: un 1 tuyo queda al lado de un 1.",
    "Los otros números que se tocan no importan.",
  ],
  say: [
    "Suma los puntos que quedaron sobre casillas claras: solo el 1. Escribe 1 y 1 de total, y toca el botón marcado.",
    "Lo oscuro no cuenta. Gana quien tiene menos.",
  ],
  pass: ["«{pass_flag}»: así terminas.", "El otro juntó 5 con 5 y sumó 4."],
  second: ["Otra: toca la pieza marcada, el lugar marcado y el botón.", "Antes de terminar puedes moverla otra vez."],
  challenge: [
    "En torneo nadie avisa. La computadora puso una pieza y dijo 4 puntos, pero sobre claro hay 1 y 5. Toca «{challenge}» y elige la regla de los puntos.",
    "Es una C (correcto): se le anotan los 6, y 2 más de castigo: 8.",
  ],
};
