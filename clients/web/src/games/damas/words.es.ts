/** The words of Damas, in Spanish. */
import { es as boardWords } from "../../board/words.es";
import type { Title, FaultWords, GameEvent, GameWords, Names, Params, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import { pieceAt, sideOf, squaresOf, planned, type Entry, type Piece, type Side, type View } from "./view";

export const title: Title = { name: "Damas", tag: "Salta, corona y sopla: que no se te escape ninguna captura" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "damas.capture": [
      "Ahora solo vale una jugada que capture: |elige una ficha que pueda capturar.",
      ({ pieces }) =>
        `Ahora solo vale capturar: ${pieces === 1 ? "hay 1 ficha que puede" : `hay ${pieces} fichas que pueden`}. |Elige una de las marcadas.`,
    ],
    "damas.capture omitted": [
      "Hay una captura, y es obligatoria. |Juega una ficha que capture.",
      ({ pieces }) => `Hay una captura, y es obligatoria: ${pieces === 1 ? "1 ficha puede hacerla" : `${pieces} fichas pueden hacerla`}. |Juega ${pieces === 1 ? "la marcada" : "una de las marcadas"}.`,
    ],
    "damas.capture short": [
      "La captura todavía sigue: |salta hasta el final del camino.",
      ({ pieces }) => `La captura sigue: ${pieces === 1 ? "la ficha marcada" : "la ficha"} tiene que saltar hasta el final del camino.`,
    ],
    "damas.capture lost": [
      "Se perdió el turno cuando había una captura: se juega la ficha que captura.",
      ({ pieces }) => `Se perdió el turno cuando ${pieces === 1 ? "1 ficha podía" : `${pieces} fichas podían`} capturar, y capturar es obligatorio.`,
    ],
    "damas.touch-dead": [
      "Esa ficha no puede moverse: |toca una que pueda jugar.",
      ({ pieces }) => `Esa ficha no puede moverse: ${pieces === 1 ? "hay 1 que sí" : `hay ${pieces} que sí`}|, toca una que pueda jugar.`,
    ],
    "damas.draw": "Todavía no hay tablas: la posición no se repitió bastante, o hubo avances hace poco. |Sigue jugando.",
  },
  missing: {},
  stakes: {
    undone: "la posición vuelve atrás y la jugada se hace de nuevo",
    huffed_or_undone: "soplas la ficha, o la posición vuelve atrás y la jugada se hace de nuevo",
  },
};

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
  captured_all: "todas las fichas capturadas",
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

export const play = {
  ...title,
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
    no_touch_rule: "En esta mesa no vale la ficha tocada.",
    no_challenges: "Con ayuda no hay reclamos: el servidor avisa solo.",
    no_soplo: "En esta mesa no se sopla: se rectifica.",
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
  ...faults,
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
    captureNow: "Tienes que comer: toca una ficha con aro rojo.",
    toNow: "Toca la casilla a la que va.",
    board: "Tablero de damas",
    square: (square: number, each: Piece | null, touched: boolean): string =>
      `${square}, ${each ? piece(each) : "vacía"}${touched ? ", tocada" : ""}`,
    light: "casilla clara",
    calls: "Qué puedes hacer",
    went: (name: string, taken: number, loser: string | null, from: number, to: number) =>
      `${name} ${taken === 0 ? "movió" : `comió ${taken === 1 ? "una ficha" : `${taken} fichas`} ${loser === null ? (taken === 1 ? "tuya" : "tuyas") : `de ${loser}`},`} de ${from} a\u00a0${to}.`,
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
          : "Hay que jugar este turno de nuevo.",
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
    /** A move of the record without its squares. */
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
  sums: ({ last }: View, rule: string | null) =>
    last === null || last.path.length === 0 || (rule !== null && rule !== "damas.capture")
      ? []
      : [last.captured.length > 0 ? "saltó hasta el final del camino" : "ninguna ficha podía saltar"],
  kept: {
    "damas.capture": "capturó todo lo que podía, o no podía capturar",
    "damas.touch-dead": "la ficha que tocó podía jugar",
  } as Record<string, string>,
  tally: (view: View, seat: number) => ({
    value: squaresOf(view.board, sideOf(view, seat)).length,
    label: squaresOf(view.board, sideOf(view, seat)).length === 1 ? "ficha" : "fichas",
    notes: [
      ...(view.points.some((each) => each > 0) ? [`puntos: ${view.points[seat] ?? 0}`] : []),
      ...(view.offer === seat ? ["ofrece tablas"] : []),
      ...(view.phase === "over" && view.ready[seat] ? ["listo"] : []),
    ],
  }),
  aims,
  aimed: ["damas.capture", "damas.touch-dead"] as readonly string[],
  oneRule: true as boolean,
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

export type Words = typeof play;

export const howto: Howto = {
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

export const lesson: LessonWords = {
  step: [
    "Las fichas van en diagonal por las casillas oscuras, un paso hacia delante. Toca tu ficha marcada y la casilla marcada.",
    "La ficha blanca se puso delante de la tuya.",
  ],
  capture: [
    "¡Se puede capturar! Salta por encima de la ficha blanca: toca tu ficha y la casilla marcada, detrás de ella.",
    "Capturar es obligatorio. El otro también capturó.",
  ],
  chain: [
    "Una ficha puede saltar varias veces seguidas. Toca tu ficha y las dos casillas marcadas, una después de la otra.",
    "¡Dos de una vez! Y al llegar al fondo se coronó: ahora es dama.",
  ],
  king: ["Una ficha coronada es una dama: también va hacia atrás. Pruébalo.", "Así se mueve en las cuatro diagonales."],
  challenge: [
    "En torneo nadie avisa. Las blancas podían capturar tu ficha marcada y no lo hicieron. Toca «¡Soplo!» y después la ficha blanca que debía capturar.",
    "La ficha que no capturó sale del tablero.",
  ],
};
