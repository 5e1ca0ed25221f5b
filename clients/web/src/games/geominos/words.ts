/** The words of Geominos on the screen, Spanish first. */
import { tiles } from "../../../../../engines/geominos/board.json";
import type { GameWords, Names, WordsOf } from "../contract";
import type { Code, EventKind, Phase, RuleId } from "./game.gen";
import type { View } from "./view";
import { en as sentencesEn, es as sentencesEs } from "./faults";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind>;

const tilesEs: Record<string, string> = Object.fromEntries(tiles.map((tile) => [tile.id, tile.es]));
const tilesEn: Record<string, string> = Object.fromEntries(tiles.map((tile) => [tile.id, tile.en]));
const tileEs = (id: unknown): string => tilesEs[String(id)] ?? String(id);
const tileEn = (id: unknown): string => tilesEn[String(id)] ?? String(id);

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const rulesEs = {
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
  "geominos.impugnar": "Impugnaciones.",
};

export const es = {
  name: "Geominos",
  tag: "Dominó de figuras: gira, voltea y junta números iguales con pocos puntos",
  phases: {
    draw: "Saca una carta",
    turn: "Pon una pieza, anota los puntos y pasa",
    last: "Última revisión: reta o di «conforme»",
    over: "El juego terminó",
  },
  helped: { last: "Última revisión: di «conforme»" },
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
  faults: sentencesEs.faults,
  missing: sentencesEs.missing,
  cost: sentencesEs.cost,
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
    mode: { label: "Modo", values: { assisted: "Con ayuda", tournament: "Torneo" } },
    distribution: { label: "Reparto", values: { five: "Cinco piezas", all: "Todas las piezas", one: "Una pieza" } },
    minutes: { label: "Minutos por turno", values: { "1": "1", "2": "2", "3": "3" } },
    match: { label: "Partido", values: { false: "Un juego", true: "Tantos juegos como jugadores" } },
    starter: {
      label: "Empieza",
      values: { lot: "Por sorteo", "0": "El primero", "1": "El segundo", "2": "El tercero", "3": "El cuarto" },
    },
    auto_flag: { label: "Pasar solo", values: { true: "Sí", false: "No" } },
    game_ms: {
      label: "Tiempo del juego",
      values: { "0": "Sin límite", "1800000": "30 min", "2700000": "45 min", "3600000": "1 hora" },
    },
  } as GameWords["options"],
  reasons: {
    all_laid: "todas las piezas puestas",
    match: "fin del partido",
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
  ui: {
    board: "Tablero de Geominos, 21 por 21 celdas",
    cell: (row: number, col: number, light: boolean, dots: number | null, tile: string | null) =>
      `fila ${row}, columna ${col}, ${light ? "clara" : "oscura"}${dots === null ? ", libre" : `, ${dots} de ${tileEs(tile)}`}`,
    tile: tileEs,
    game: (number: number, games: number) => `Juego ${number} de ${games}`,
    retry: "Esta vez la pieza tiene que coincidir. Tienes el minuto extra.",
    hand: "Tus piezas",
    handOf: (name: string, count: number) => `Piezas de ${name}: ${count}`,
    handling: "Mover la pieza",
    hint: "Toca una celda para llevar ahí la pieza; tócala otra vez para ponerla. En el teclado: flechas, G gira, V voltea.",
    keys: { turn: "g", flip: "v" },
    turn: "Girar",
    flip: "Voltear",
    up: "Arriba",
    down: "Abajo",
    left: "A la izquierda",
    right: "A la derecha",
    place: (tile: string) => `Poner ${tile}`,
    back: "Dejar",
    seeAll: "Ver todo el tablero",
    seeNear: "Ver de cerca",
    points: "Puntos",
    total: (before: number) => `Total (antes ${before})`,
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

const rulesEn: typeof rulesEs = {
  "geominos.coincidencia": "Match: the tile touches an equal number of another tile by a side.",
  "geominos.puntos": "Points of the turn: those on light squares, without the centre.",
  "geominos.total": "New total: the old total and the points of the turn.",
  "geominos.centro": "The centre tile scores for nobody.",
  "geominos.reparto": "Tiles are dealt by cards.",
  "geominos.cinco-piezas": "Five tiles in hand, replenished.",
  "geominos.una-pieza": "A card is drawn and that tile is laid.",
  "geominos.lados": "Either side may be used.",
  "geominos.dentro": "A tile lies on the board and on free cells.",
  "geominos.turno": "One tile a turn, to the left.",
  "geominos.tiempo": "No tile in time: five points and an extra minute.",
  "geominos.sin-lugar": "Without a possible place one is passed over, no penalty.",
  "geominos.fin": "When all tiles are laid the fewest points win.",
  "geominos.partido": "A match has as many games as players.",
  "geominos.impugnar": "Challenges.",
};

export const en: Words = {
  name: "Geominos",
  tag: "Dominoes of shapes: turn, flip and join equal numbers for few points",
  phases: {
    draw: "Draw a card",
    turn: "Lay a tile, write the points and pass",
    last: "Last check: challenge or agree",
    over: "The game is over",
  },
  helped: { last: "Last check: agree" },
  refusals: {
    out: "You are out of this game.",
    not_now: "Not now.",
    not_your_tile: "That tile is not yours.",
    off_board: "The tile leaves the board.",
    occupied: "Another tile is there.",
    nothing_placed: "Lay a tile first.",
    tile_on_board: "You have laid a tile.",
    placement_exists: "One of your tiles has a place.",
    own_turn: "That turn is your own.",
  },
  rules: rulesEn,
  faults: sentencesEn.faults,
  missing: sentencesEn.missing,
  cost: sentencesEn.cost,
  happenings: {
    game_started: (event, names) =>
      event.params?.centre
        ? `${names(event.seat)} begins. In the centre: ${tileEn(event.params?.centre)}.`
        : "The game begins!",
    flag: (event, names) => `${names(event.seat)} plays.`,
    drawn: (event, names) => `${names(event.seat)} draws ${tileEn(event.params?.tile)}.`,
    placed: (event, names) => `${names(event.seat)} lays ${tileEn(event.params?.tile)}.`,
    lifted: (event, names) => `${names(event.seat)} lifts ${tileEn(event.params?.tile)}.`,
    announced: (event, names) => `${names(event.seat)} writes ${event.params?.points}, total ${event.params?.total}.`,
    turn_ended: (event, names) => `${names(event.seat)} is done: total ${event.params?.total}.`,
    refilled: (event, names) => `${names(event.seat)} receives ${tileEn(event.params?.tile)}.`,
    passed_over: (event, names) => `${names(event.seat)} has no place to lay.`,
    last_window: () => "All tiles are laid: last check.",
    accepted: (event, names) => `${names(event.seat)} agrees.`,
    penalty: (event, names) => `${names(event.seat)}: ${event.params?.points} penalty points.`,
    extra_minute: (event, names) => `Extra minute for ${names(event.seat)}.`,
    tile_back: (event, names) => `${tileEn(event.params?.tile)} goes back to ${names(event.seat)}'s hand.`,
    corrected: (event, names) =>
      `Corrected: ${names(event.seat)}, ${event.params?.points} points, total ${event.params?.total}.`,
    out: (event, names) => `${names(event.seat)} is out of the game.`,
  },
  actions: {
    draw: "Draw a card",
    place: "Lay",
    lift: "Lift",
    announce: "Write",
    pass_flag: "Done",
    no_place: "I have no place",
    accept: "Agreed",
    challenge: "Challenge",
  },
  options: {
    mode: { label: "Mode", values: { assisted: "With help", tournament: "Tournament" } },
    distribution: { label: "Dealing", values: { five: "Five tiles", all: "All tiles", one: "One tile" } },
    minutes: { label: "Minutes a turn", values: { "1": "1", "2": "2", "3": "3" } },
    match: { label: "Match", values: { false: "One game", true: "As many games as players" } },
    starter: {
      label: "Begins",
      values: { lot: "By lot", "0": "The first", "1": "The second", "2": "The third", "3": "The fourth" },
    },
    auto_flag: { label: "Pass by itself", values: { true: "Yes", false: "No" } },
    game_ms: {
      label: "Time of the game",
      values: { "0": "No limit", "1800000": "30 min", "2700000": "45 min", "3600000": "1 hour" },
    },
  },
  reasons: { all_laid: "all tiles laid", match: "end of the match", last_seat: "one was left" },
  columns: { ...tilesEn, game: "Game", what: "Tile", points: "Points", total: "Total", penalty: "Penalty" },
  ui: {
    board: "Board of Geominos, 21 by 21 cells",
    cell: (row, col, light, dots, tile) =>
      `row ${row}, column ${col}, ${light ? "light" : "dark"}${dots === null ? ", free" : `, ${dots} of ${tileEn(tile)}`}`,
    tile: tileEn,
    game: (number, games) => `Game ${number} of ${games}`,
    retry: "This time the tile must match. You have the extra minute.",
    hand: "Your tiles",
    handOf: (name, count) => `${name}'s tiles: ${count}`,
    handling: "Move the tile",
    hint: "Tap a cell to bring the tile there; tap it again to lay it. On the keyboard: arrows, T turns, F flips.",
    keys: { turn: "t", flip: "f" },
    turn: "Turn",
    flip: "Flip",
    up: "Up",
    down: "Down",
    left: "To the left",
    right: "To the right",
    place: (tile) => `Lay ${tile}`,
    back: "Leave it",
    seeAll: "See the whole board",
    seeNear: "See it near",
    points: "Points",
    total: (before) => `Total (was ${before})`,
    write: "Write",
    calls: "What you can do",
    lastOf: (name) => `Last turn, ${name}:`,
    lastWas: (tile, before, points, total) => `${tile}, ${before} + ${points} → ${total}`,
  },
  tally: (view, seat) => ({
    value: view.totals[seat] ?? 0,
    label: "Points",
    notes: [view.out[seat] ? "out of the game" : count(view.hands[seat]?.length ?? 0, "tile", "tiles")],
  }),
  describe: (view, names) => {
    const seats = view.totals.map(
      (total, seat) =>
        `${names(seat)}: ${total} points, tiles ${(view.hands[seat] ?? []).map(tileEn).join(", ") || "none"}.`,
    );
    const laid = view.board
      .map((tile) => `${tileEn(tile.tile)} at row ${tile.row + 1}, column ${tile.col + 1}`)
      .join("; ");
    return `${seats.join(" ")} On the board: ${laid}. ${view.flag === null ? "" : `${names(view.flag)}'s turn.`}`;
  },
};
