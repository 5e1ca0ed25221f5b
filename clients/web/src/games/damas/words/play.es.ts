import { es as boardWords } from "../../../board/words.es";
import type { GameEvent, GameWords, Names, Params, WordsOf } from "../../contract";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "../game.gen";
import { pieceAt, sideOf, squaresOf, planned, type Entry, type Piece, type Side, type View } from "../view";
import { es as sentences } from "./faults.es";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");

const rules = {
  "damas.colors": "Las negras empiezan; en cada partida se cambian los colores.",
  "damas.match": "Un juego tiene un número par de partidas, para que los dos tengan las mismas oportunidades.",
  "damas.step": "Un peón avanza un paso en diagonal; una dama, en cualquier diagonal.",
  "damas.jump": "Se captura saltando sobre una ficha vecina del rival a la casilla libre de atrás.",
  "damas.crown": "El peón que llega a la última fila es dama.",
  "damas.crown-stops": "Al coronar termina la captura.",
  "damas.capture": "Quien puede capturar debe hacerlo, y hasta el final del camino.",
  "damas.touch-move": "Ficha tocada, ficha movida.",
  "damas.touch-dead": "Quien toca una ficha que no puede jugar pierde el turno.",
  "damas.time": "A los cinco minutos se puede decir «¡Tiempo!»: queda un minuto más.",
  "damas.blocked": "Quien tiene el turno y no puede mover pierde.",
  "damas.win": "Gana quien captura todo o deja al rival sin movimiento.",
  "damas.draw": "Tablas: de acuerdo, por repetición, o sin avances durante mucho tiempo.",
  "damas.time-limit": "Al acabarse el tiempo se cuentan las fichas; si son iguales, las damas.",
};

const reasons: Record<string, string> = {
  captured_all: "capturó todas las fichas",
  blocked: "el rival no puede mover",
  time: "se acabó el tiempo",
  strikes: "tres reclamos equivocados",
  resign: "abandono",
  agreed: "tablas de común acuerdo",
  repetition: "tablas por repetición",
  no_progress: "tablas: nadie avanza",
  time_limit: "por límite de tiempo",
  referee: "por decisión del réferi",
  match: "por los puntos de las dos partidas",
};

/** Returns the possible remedies of a claim: the player repeats the turn, or loses a piece. */
function aims(rule: string, view: View): { label: string; with: Params }[] {
  if (rule === "damas.touch-dead") return [{ label: "Que juegue de nuevo", with: { remedy: "rectify" } }];
  if (rule !== "damas.capture") return [];
  const side: Side = sideOf(view, view.flag) === "black" ? "white" : "black";
  return [
    { label: "Que rectifique", with: { remedy: "rectify" } },
    ...squaresOf(view.board, side).map((square) => ({
      label: `Soplar la de ${square}`,
      with: { remedy: "huff", target: square },
    })),
  ];
}

const colour = (side: Side): string => (side === "black" ? "negras" : "blancas");

function piece(each: Piece): string {
  if (each.king) return each.side === "black" ? "dama negra" : "dama blanca";
  return each.side === "black" ? "peón negro" : "peón blanco";
}

function listed(view: View, side: Side): string {
  const squares = squaresOf(view.board, side);
  const kings = squares.filter((square) => pieceAt(view.board, square)?.king);
  const men = squares.filter((square) => !kings.includes(square));
  return [men.length ? `peones en ${men.join(", ")}` : "", kings.length ? `damas en ${kings.join(", ")}` : ""]
    .filter(Boolean)
    .join("; ");
}

function happened(event: GameEvent, names: Names): string {
  const { move, captured, crowned } = event.params ?? {};
  const taken = list(captured);
  return `${names(event.seat)} juega ${text(move)}${taken ? ` y captura en ${taken}` : ""}${crowned ? ". ¡Corona!" : "."}`;
}

export const es = {
  name: "Damas",
  tag: "Salta, corona y sopla: que no se te escape ninguna captura",
  phases: {
    turn: "Toca mover una ficha",
    blocked: "No puedes mover",
    limit: "Se acabó el tiempo",
    between: "La partida terminó; el juego sigue",
    over: "El juego terminó",
  },
  reviewing: {
    blocked: "No puedes mover: solo queda reclamar",
    limit: "Se acabó el tiempo: últimos reclamos",
  },
  watched: {
    turn: (names: string) => `${names} mueve`,
    blocked: (names: string) => `${names} no puede mover`,
    limit: (names: string) => `Se acabó el tiempo: ${names} mira la última jugada`,
    between: (names: string, count: number) => `Otra partida: falta${count === 1 ? "" : "n"} ${names}`,
  },
  refusals: {
    not_your_turn: "Todavía no es tu turno.",
    not_now: "Ahora no se puede.",
    not_your_piece: "Ahí no hay una ficha tuya.",
    touched_other: (params) => `Tocaste la ficha de ${text(params.square)}: tiene que mover esa.`,
    not_diagonal: "Se mueve en diagonal, de a un paso o de a un salto.",
    backwards: "Un peón solo va hacia adelante.",
    occupied: "Esa casilla está ocupada.",
    nothing_to_jump: "Ahí no hay una ficha rival para saltar.",
    jumped_twice: "Esa ficha ya se saltó en este movimiento.",
    crowned_stops: "Al coronar termina la captura.",
    already_touched: "Ya tocaste una ficha en este turno.",
    no_touch_rule: "En esta sala no vale la ficha tocada.",
    no_challenges: "Con ayuda no hay reclamos: el servidor avisa solo.",
    no_soplo: "En esta sala no se sopla: se rectifica.",
    not_their_piece: "Ahí no hay una ficha del rival.",
    not_your_rival: "«¡Tiempo!» lo dice quien espera.",
    already_called: "Ya se dijo.",
    too_early: "Todavía no pasó su tiempo: mira su reloj.",
    already_offered: "Ya hay una oferta de tablas.",
    offer_too_soon: "Ya ofreciste tablas: primero juega un turno.",
    no_offer: "Nadie te ofreció tablas.",
    not_a_referee: "Eso solo lo hace un réferi.",
    notation_illegal: "Esa jugada no se puede hacer.",
    notation_ambiguous: "Hay más de un camino: escribe todas las casillas.",
    game_over: "La partida ya terminó.",
    malformed: "A ese reclamo o jugada le falta algo: para reclamar una captura, di si soplas o que rectifique.",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: rules,
  ...sentences,
  happenings: {
    touched: (event, names) => `${names(event.seat)} toca la ficha de ${text(event.params?.square)}.`,
    moved: happened,
    turn_lost: (event, names) =>
      `${names(event.seat)} toca la ficha de ${text(event.params?.square)}, que no puede jugar, y pierde el turno.`,
    blocked: (event, names) => `${names(event.seat)} no tiene movimiento.`,
    last_claims: (event, names) => `Se acabó el tiempo. ${names(event.seat)} todavía puede reclamar.`,
    huffed: (event, names) => `¡Soplo! ${names(event.seat)} retira la ficha de ${text(event.params?.square)}.`,
    rectified: (event, names) => `Vuelve la posición de antes: ${names(event.seat)} juega de nuevo.`,
    waived: (event, names) => `${names(event.seat)} no tiene nada que reclamar.`,
    time_shouted: (event, names) => `${names(event.seat)}: «¡Tiempo!» Queda un minuto.`,
    draw_offered: (event, names) => `${names(event.seat)} ofrece tablas.`,
    draw_accepted: (event, names) => `${names(event.seat)} acepta las tablas.`,
    draw_declined: (event, names) => `${names(event.seat)} no acepta las tablas.`,
    resigned: (event, names) => `${names(event.seat)} abandona la partida.`,
    game_over: (event, names) =>
      event.params?.result === "win" ? `${names(event.seat)} gana la partida.` : "La partida termina en tablas.",
    next_game: (event, names) => `Partida ${text(event.params?.game)}: ${names(event.seat)} juega con negras.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    touch: "Tocar",
    move: "Mover",
    challenge: "Retar",
    waive: "Nada que reclamar",
    shout_time: "¡Tiempo!",
    offer_draw: "Ofrecer tablas",
    accept_draw: "Aceptar tablas",
    decline_draw: "Rechazar tablas",
    claim_draw: "Reclamar tablas",
    resign: "Abandonar",
    ready: "Listo",
    declare: "Decidir la partida",
  },
  asks: (type: string): string | null => (type === "resign" ? "¿Abandonar? Pierdes este juego." : type === "offer_draw" ? "¿Ofrecer tablas?" : null),
  options: {
    ...boardWords.options,
    games: { label: "Partidas del juego", values: { "1": "1", "2": "2", "4": "4", "6": "6" } },
    black_first_seat: {
      label: "Negras en la primera",
      values: { lot: "Por sorteo", "0": "El primero", "1": "El segundo" },
    },
    capture_rule: {
      label: "Captura olvidada",
      values: {
        null: "Según el modo",
        soplo: "Se sopla o se rectifica",
        rectify: "Se rectifica",
        forced: "No se puede olvidar",
      },
    },
    touch_move: { label: "Ficha tocada", values: { null: "Según el modo", true: "Obliga", false: "No obliga" } },
    touch_dead: { label: "Tocar una ficha sin juego", values: { lose_turn: "Pierde el turno", free: "No pasa nada" } },
    move_ms: {
      label: "Para decir «¡Tiempo!»",
      values: {
        "300000": "A los 5 minutos",
        "120000": "A los 2 minutos",
        "60000": "Al minuto",
        "600000": "A los 10 minutos",
        "0": "Nunca",
      },
    },
    time_loss: { label: "Quien se queda sin tiempo pierde", values: { game: "La partida", match: "El juego" } },
    game_ms: {
      label: "Límite de cada partida",
      values: { "0": "Sin límite", "900000": "15 min", "1200000": "20 min", "1800000": "30 min" },
    },
  } as GameWords["options"],
  reasons,
  columns: {
    colour: "Color",
    turns: "Turnos",
    reason: "Final",
    points: "Puntos",
    black: "negras",
    white: "blancas",
    ...reasons,
  } as Record<string, string>,
  hints: {
    move: ({ path }, view) => {
      const { from, to, king, taken, crowns } = planned(view, path);
      const reason = taken > 0 ? `así capturas ${taken === 1 ? "una ficha" : `${taken} fichas`}` : crowns ? "así corona" : king ? "una dama manda en todo el tablero" : "así avanza hacia la corona";
      return `Prueba ${king ? "la dama" : "el peón"} de ${from}: hasta el ${to}; ${reason}.`;
    },
    claim_draw: ({ ground }) => (ground === "repetition" ? "La posición salió tres veces: puedes reclamar tablas." : "Nadie avanza hace mucho: puedes reclamar tablas."),
    ready: "Toca el botón marcado: empieza la partida siguiente, con los colores cambiados.",
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    moveNow: "Toca la ficha que mueves.",
    toNow: "Toca la casilla a la que va.",
    board: "Tablero de damas",
    square: (square: number, each: Piece | null, touched: boolean): string =>
      `${square}, ${each ? piece(each) : "vacía"}${touched ? ", tocada" : ""}`,
    light: "casilla clara",
    calls: "Qué puedes hacer",
    rare: "Otras posibilidades",
    back: "Volver",
    turnBoard: "Girar el tablero",
    drop: (square: number): string => `Soltar la ficha en ${square}`,
    jumpsOn: "¿Sigue la captura? Toca la casilla siguiente, o suelta la ficha.",
    huff: "¡Soplo!",
    rectify: "Que rectifique",
    giveBack: "Devolverle el turno",
    blowing: "Toca la ficha que debía capturar y no lo hizo.",
    window: "¿Olvidó una captura? Se reclama antes de tocar una ficha.",
    touchNotice: "Ficha tocada, ficha movida.",
    bound: (square: number): string => `Tocaste la ficha de ${square}: juega con ella.`,
    redo: (path: readonly number[]): string =>
      path.length > 1
        ? `Hay que corregir: el camino empieza ${path.join(" – ")} y sigue.`
        : path.length === 1
          ? `Hay que corregir con la ficha de ${path[0]}.`
          : "Hay que jugar este turno de nuevo, y bien.",
    called: (name: string, mine: boolean): string =>
      mine ? "¡Tiempo! Te queda un minuto para jugar." : `¡Tiempo! A ${name} le queda un minuto.`,
    timeCalled: "Se pidió el límite de tiempo: se completa el turno y se cuentan las fichas.",
    more: "Más sobre la posición",
    theMove: (name: string): string => `Si nadie captura, la última jugada es de ${name}.`,
    grounds: { repetition: "La posición se repitió tres veces", no_progress: "Nadie avanza hace mucho" },
    between: "Fin de la partida",
    won: (name: string): string => `Gana ${name}.`,
    drawn: "Tablas.",
    score: (game: number, games: number, points: readonly string[]): string =>
      `Partida ${game} de ${games} · ${points.join(" · ")}`,
    nextSoon: "La siguiente, con los colores cambiados, empieza cuando los dos estén listos.",
    nextGame: "¡Listo para la siguiente!",
    declare: (name: string): string => `Gana ${name}`,
    declareDraw: "Declarar tablas",
    record: "Jugadas",
    noMoves: "Todavía ninguna",
    entry: (entry: Entry): string =>
      entry.kind === "huff"
        ? `soplo ${entry.text}`
        : entry.kind === "lost"
          ? `toca ${entry.text}`
          : entry.text.replace("~", "toca "),
    faulty: "olvidó capturar",
  },
  side: (view: View, seat: number) =>
    sideOf(view, seat) === "white" ? { color: "white", form: "disc", name: "las blancas" } : { color: "black", form: "disc", name: "las negras" },
  tally: (view: View, seat: number) => ({
    value: squaresOf(view.board, sideOf(view, seat)).length,
    label: "fichas",
    notes: [
      ...(view.games > 1 ? [`puntos: ${view.points[seat] ?? 0}`] : []),
      ...(view.offer === seat ? ["ofrece tablas"] : []),
      ...(view.phase === "over" && view.ready[seat] ? ["listo"] : []),
    ],
  }),
  aims,
  aimed: ["damas.capture", "damas.touch-dead"] as readonly string[],
  describe: (view: View, names: Names): string => {
    const sides = [view.black_seat, 1 - view.black_seat].map((seat) => {
      const side = sideOf(view, seat);
      return `${side === "black" ? "Negras" : "Blancas"}, ${names(seat)}: ${listed(view, side) || "ninguna ficha"}.`;
    });
    const match = view.games > 1 ? `Partida ${view.game} de ${view.games}. ` : "";
    const turn = view.phase === "over" ? "La partida terminó." : `Juegan las ${colour(sideOf(view, view.flag))}.`;
    const touched = view.touched === null ? "" : ` Tocó la ficha de ${view.touched}.`;
    return `${match}${sides.join(" ")} ${turn}${touched}`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof es;
