/** The words of Geominos on the screen in Spanish. */
import { es as boardWords } from "../../../board/words.es";
import { tiles } from "../../../../../../engines/geominos/board.json";
import type { GameWords, Names, WordsOf } from "../../contract";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "../game.gen";
import type { View } from "../view";
import { es as sentencesEs } from "./faults.es";
import { count } from "./wording";

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
  "geominos.dentro": "La pieza queda dentro del tablero y sobre celdas libres.",
  "geominos.turno": "Una pieza por turno, hacia la izquierda.",
  "geominos.tiempo": "Sin pieza a tiempo: cinco puntos y un minuto extra.",
  "geominos.sin-lugar": "Sin lugar posible se pasa, sin penalidad.",
  "geominos.fin": "Cuando se ponen todas las piezas gana quien tiene menos puntos.",
  "geominos.partido": "El partido tiene tantos juegos como jugadores.",
  "geominos.impugnar": "Los retos.",
};

export const es = {
  name: "Geominos",
  tag: "Dominó de figuras: gira, voltea y junta números iguales con pocos puntos",
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
    draw: (names: string) => `${names} saca una pieza`,
    turn: (names: string) => `${names} pone una pieza`,
    last: (names: string, count: number) => `Última revisión: falta${count === 1 ? "" : "n"} ${names}`,
  },
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
  ...sentencesEs,
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
    turn_ended: (event, names) => `${names(event.seat)} terminó: total ${event.params?.total}.`,
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
    auto_flag: { label: "Pasar solo", values: { true: "Sí", false: "No" } },
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
    draw: "Toma una pieza: con ella juegas.",
    place: ({ tile, side, turn }) =>
      `Prueba la pieza ${tileEs(tile)}${side === "B" ? ", volteada" : ""}${turn > 0 ? ", girada" : ""}, en el lugar marcado: ahí toca un número igual.`,
    announce: ({ points, total }) => `Tu pieza suma ${points}: anota ${points}, y ${total} de total.`,
    no_place: "Ninguna de tus piezas tiene lugar: toca el botón marcado y sigue el juego.",
    accept: "Todo está bien: di «conforme».",
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    pickNow: "Toca una de tus piezas y busca dónde cabe.",
    layNow: "Llévala con un toque, gírala si hace falta y ponla.",
    countNow: "Cuenta los puntos de tu pieza y anótalos con tu total: gana quien suma menos.",
    passNow: "¡Listo! Pasa la banderilla.",
    drawNow: "Toma una pieza.",
    board: "Tablero de Geominos, 21 por 21 celdas",
    cell: (row: number, col: number, light: boolean, dots: number | null, tile: string | null) =>
      `fila ${row}, columna ${col}, ${light ? "clara" : "oscura"}${dots === null ? ", libre" : `, ${dots} de ${tileEs(tile)}`}`,
    tile: tileEs,
    game: (number: number, games: number) => `Juego ${number} de ${games}`,
    retry: "Esta vez la pieza tiene que coincidir. Tienes el minuto extra.",
    hand: "Tus piezas",
    handOf: (name: string, count: number) => `Piezas de ${name}: ${count}`,
    handling: "Mover la pieza",
    hint: "Toca una celda para llevar ahí la pieza; tócala otra vez para ponerla.",
    keysHint: "En el teclado: flechas, G gira, V voltea.",
    handles: boardWords.handles,
    place: (tile: string) => `Poner ${tile}`,
    back: "Volver",
    seeAll: "Ver todo el tablero",
    seeNear: "Ver de cerca",
    points: "Puntos",
    total: (before: number) => `Total, con los ${before} que traes`,
    numberMissing: boardWords.number.missing,
    write: "Anotar",
    calls: "Qué puedes hacer",
    lastOf: (name: string) => `Jugada anterior, ${name}:`,
    lastWas: (tile: string, before: number, points: number, total: number) =>
      `${tile}, ${before} + ${points} → ${total}`,
  },
  tally: (view: View, seat: number) => ({
    value: view.totals[seat] ?? 0,
    label: "Puntos",
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

export type Words = typeof es;
