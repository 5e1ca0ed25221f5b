/** The words of Ajedrez, in Spanish. */
import { listed } from "../../words/arithmetic";
import type { Title, FaultWords, GameEvent, GameWords, Names, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import type { Piece, View } from "./view";
import { mateSign, pastMoves, piecesOf, minutes, text, moveText, way, planned, heard, touchKept } from "./wording";

export const title: Title = { name: "Ajedrez", tag: "El juego de los reyes, con reloj, planilla y réferi" };

export const WHY = {
  movement: "esa pieza no se mueve así",
  stays_in_check: "el rey sigue en jaque",
  into_check: "el rey queda en jaque",
};

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "ajedrez.illegal-move": [
      "Esa jugada es ilegal: la pieza no llega ahí, o el rey queda en jaque. |Haz otra.",
      ({ why }) => `Esa jugada es ilegal: ${WHY[why]}. |Haz otra.`,
    ],
    "ajedrez.touch-move": [
      "Pieza tocada, pieza jugada: |mueve la que tocaste, o captura la que tocaste, si se puede.",
      ({ squares }) =>
        squares.length === 0 ? "Pieza tocada, pieza jugada: |mueve la que tocaste." : `Pieza tocada, pieza jugada: se tocó ${listed("es", squares)}. |Muévela o captúrala, si se puede.`,
    ],
    "ajedrez.offer moment": "Las tablas se ofrecen después de mover y antes de accionar el reloj: |espera ese momento.",
    "ajedrez.offer persistent": "Ya se ofrecieron tablas varias veces seguidas: |espera a que ofrezca el otro.",
    "ajedrez.claim-repetition": "La posición no ha salido tres veces todavía: |sigue jugando.",
    "ajedrez.claim-fifty": "No han pasado cincuenta jugadas sin capturar ni mover peones: |sigue jugando.",
  },
  missing: { move: "Primero mueve, después acciona el reloj." },
  stakes: {
    undone_time: "la jugada se deshace y puedes ganar tiempo",
    warned: "el otro recibe una amonestación",
    annulled: "la partida se anula",
  },
};

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

/** The pieces of female grammatical gender: queen and rook. */
const FEMALE = "qr";
const pieces = { k: "rey", q: "dama", r: "torre", b: "alfil", n: "caballo", p: "peón" } as Record<string, string>;
export const the: Record<string, string> = { k: "el rey", q: "la dama", r: "la torre", b: "el alfil", n: "el caballo", p: "el peón" };
export const reasonsOfMove = {
  castle: "así el rey queda protegido",
  promote: "así el peón corona",
  centre: "así llega al centro",
  develop: "así sale a jugar",
  better: "ahí está mejor",
};

const rules = {
  "ajedrez.move": "Cada pieza se mueve a su manera; las blancas empiezan y se juega por turnos.",
  "ajedrez.illegal-move": "Jugada ilegal: esa pieza no puede ir ahí, o el rey queda en jaque.",
  "ajedrez.touch-move": "Pieza tocada, pieza jugada: quien toca una pieza debe moverla o capturarla si puede.",
  "ajedrez.release": "La jugada hecha ya no se cambia.",
  "ajedrez.mate": "Jaque mate: el rey no puede escapar y la partida termina.",
  "ajedrez.resign": "Quien abandona pierde la partida.",
  "ajedrez.stalemate": "Ahogado: sin jugadas y sin jaque, son tablas.",
  "ajedrez.dead-position": "Si ya nadie puede dar mate, son tablas.",
  "ajedrez.offer": "Las tablas se ofrecen después de mover y antes de accionar el reloj, y no una y otra vez.",
  "ajedrez.claim-repetition": "Triple repetición: la misma posición por tercera vez.",
  "ajedrez.claim-fifty": "Cincuenta jugadas sin mover un peón ni capturar.",
  "ajedrez.wrong-claim": "Un reclamo incorrecto cuesta tiempo.",
  "ajedrez.period": "Cada uno tiene su tiempo asignado.",
  "ajedrez.press": "La jugada se completa al accionar el reloj.",
  "ajedrez.flag": "Cuando cae la aguja, se acabó el tiempo.",
  "ajedrez.both-flags": "Cayeron ambas agujas.",
  "ajedrez.last-two": "En los últimos dos minutos se pueden reclamar tablas: decide el réferi o, sin réferi, el servidor en los casos claros.",
  "ajedrez.late": "Quien llega con más de una hora de atraso pierde.",
  "ajedrez.start-position": "La partida debe empezar en la posición inicial.",
  "ajedrez.colours": "Colores invertidos: decide el réferi.",
  "ajedrez.score-sheet": "Cada uno anota las jugadas en su planilla.",
  "ajedrez.notation": "Las jugadas se escriben en notación algebraica.",
  "ajedrez.conduct": "Conducta de los jugadores.",
  "ajedrez.sanction": "Sanciones del réferi.",
  "ajedrez.points": "Un punto por ganar, medio por tablas.",
};

const sanctions = {
  warn: "amonestación",
  rival_time: "tiempo extra al rival",
  cut_time: "reducción de tiempo",
  lose: "pérdida de la partida",
  expel: "expulsión",
  take_game: "pérdida de la partida",
} as Record<string, string>;

/** The ruling without a referee (rulebook part 6), and the notice that other rulings need one. */
const alone =
  "en los últimos dos minutos el servidor da tablas si el rival no puede dar mate, o si en las últimas 25 jugadas de cada uno no hubo captura ni jugada de peón. Para lo demás no hay nadie: decide la aguja.";

export const play = {
  ...title,
  phases: {
    playing: "Toca mover una pieza",
    stopped: "Los relojes están parados: se espera al réferi",
    awaiting_arbiter: "Cayó una aguja: decide el réferi",
    over: "La partida terminó",
  },
  watched: {
    playing: (names: string) => `${names} mueve`,
    stopped: () => "Los relojes están parados: se espera al réferi",
    awaiting_arbiter: () => "Cayó una aguja: decide el réferi",
  },
  refusals: {
    clocks_stopped: "Los relojes están parados.",
    not_your_turn: "No te toca mover.",
    not_your_piece: "Esa pieza no es tuya.",
    own_piece_there: "Ahí hay una pieza tuya.",
    promotion_needed: "Elige en qué se convierte el peón.",
    king_capture: "Al rey no se lo captura: reclama la jugada ilegal.",
    not_written: "Antes de mover anota en tu planilla la jugada anterior.",
    claimed_move: "Debes hacer la jugada que anunciaste en el reclamo.",
    empty_square: "Esa casilla está vacía.",
    no_touch_rule: "En esta mesa no vale la pieza tocada.",
    offer_open: "Ya hay una oferta de tablas.",
    already_offered: "Ya ofreciste tablas en este turno.",
    no_offer: "Nadie ofreció tablas.",
    right_lost: "Ya moviste: podrás reclamar en tu próximo turno.",
    illegal_move: "La jugada anunciada no es legal.",
    not_last_period: "Eso solo vale en el último período.",
    too_much_time: "Te quedan más de dos minutos.",
    flag_fallen: "Tu aguja ya cayó.",
    flag_not_fallen: "Ninguna aguja ha caído.",
    no_arbiter: "En esta mesa no hay réferi.",
    not_plain:
      "Sin réferi el servidor solo da tablas si el rival no puede dar mate o si en las últimas 25 jugadas de cada uno no hubo captura ni jugada de peón. No te cuesta nada: puedes reclamar otra vez.",
    already_postponed: "El réferi ya postergó ese reclamo.",
    nothing_pending: "No hay nada por decidir.",
    no_sheet: "El servidor lleva la planilla.",
    write_in_order: "Anota las jugadas en orden.",
    nothing_to_write: "No hay jugadas por anotar.",
    wrong_san: "Así no se escribe esa jugada. Si con ella se ofrecieron tablas, termina en (=).",
    no_challenges: "Con ayuda no hay retos: el servidor avisa solo.",
    not_a_seat: "Eso lo hace un jugador.",
    notation_illegal: "Ninguna jugada legal se escribe así.",
    notation_ambiguous: "Más de una pieza puede hacer esa jugada: di cuál.",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: rules,
  ...faults,
  happenings: {
    touched: (event, names) => `${names(event.seat)} toca la pieza de ${text(event.params?.square)}.`,
    moved: (event, names) =>
      `${names(event.seat)} juega ${moveText(event, mateSign)}${event.params?.offer ? " y ofrece tablas" : ""}.`,
    pressed: (event, names) => `${names(event.seat)} acciona el reloj.`,
    written: () => "Anotado en tu planilla.",
    draw_claimed: (event, names) =>
      `${names(event.seat)} reclama tablas por ${event.params?.ground === "fifty" ? "cincuenta jugadas" : "triple repetición"}${event.params?.move ? ` con ${way(event.params.move)}` : ""}.`,
    wrong_claim: (event, names) =>
      `Reclamo incorrecto de ${names(event.seat)}: pierde ${minutes(event.params?.cut_ms)} min y el rival gana ${minutes(event.params?.bonus_ms)} min.`,
    dead_claimed: (event, names) => `${names(event.seat)} reclama tablas: dice que ya nadie puede dar mate.`,
    last_two_claimed: (event, names) => `${names(event.seat)} reclama tablas en los últimos dos minutos.`,
    arbiter_called: (event, names) => `${names(event.seat)} llama al réferi.`,
    arbiter_reason: (event, names) => `${names(event.seat)} dice: ${text(event.params?.reason)}`,
    clocks_stopped: () => "El réferi para los relojes.",
    clocks_resumed: () => "Los relojes siguen.",
    clocks_set: () => "El réferi ajusta los relojes.",
    time_given: (event, names) => `${names(event.seat)} recibe ${minutes(event.params?.ms)} min.`,
    time_taken: (event, names) => `A ${names(event.seat)} se le quitan ${minutes(event.params?.ms)} min.`,
    sanction: (event, names) =>
      `Sanción a ${names(event.seat)}: ${sanctions[text(event.params?.kind ?? event.params?.sanction)] ?? ""}.`,
    warning: (event, names) => `Amonestación a ${names(event.seat)}.`,
    postponed: () => "El réferi posterga el reclamo: se sigue jugando.",
    undone: (event, names) => `La jugada ${way(event.params?.uci)} de ${names(event.seat)} se deshace.`,
    flag_fell: (event, names) =>
      event.seat === null || event.seat === undefined
        ? "Cayeron ambas agujas."
        : `Cae la aguja de ${names(event.seat)}.`,
    both_flags: () => "Cayeron ambas agujas: la partida sigue.",
    arrived: (event, names) => `${names(event.seat)} llegó.`,
    late: (event, names) => `${names(event.seat)} llega con demasiado atraso.`,
    excused: (event, names) => `El réferi espera a ${names(event.seat)}.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  spoken: {
    moved: (event, names) => {
      const move = heard(event);
      if (move === null) return `${names(event.seat)} juega de ${text(event.params?.uci).slice(0, 2)} a ${text(event.params?.uci).slice(2, 4)}.`;
      const way = move.castling ? `enroque ${move.castling === "k" ? "corto" : "largo"}` : `${pieces[move.letter]} ${move.takes ? "captura en" : "a"} ${move.to}`;
      const end = { mate: ", jaque mate", check: ", jaque" }[move.end ?? ""] ?? "";
      return `${names(event.seat)}: ${way}${move.becomes ? `, corona ${pieces[move.becomes]}` : ""}${end}${event.params?.offer ? ", y ofrece tablas" : ""}.`;
    },
  } satisfies GameWords["spoken"] as GameWords["spoken"],
  actions: {
    arrive: "Estoy aquí",
    touch: "Tocar",
    move: "Mover",
    pass_flag: "Accionar el reloj",
    offer_draw: "Ofrecer tablas",
    accept_draw: "Aceptar tablas",
    decline_draw: "Rechazar tablas",
    claim_draw: "Reclamar tablas",
    claim_dead: "Nadie puede dar mate: reclamar tablas",
    claim_last_two: "Reclamar en los últimos dos minutos",
    claim_flag: "Reclamar la caída de la aguja",
    call_arbiter: "Llamar al réferi",
    write: "Anotar",
    challenge: "Retar",
    resign: "Abandonar",
  },
  asks: (type: string, may: readonly string[]): string | null => (type !== "offer_draw" ? null : may.includes("pass_flag") ? "¿Ofrecer tablas?" : "Las tablas se ofrecen al mover, antes de accionar el reloj. Ahora la oferta vale, pero el otro la puede retar y te anotan una amonestación."),
  options: {
    mode: { label: "Modo", values: { assisted: "En casa, con ayuda", tournament: "Torneo" } },
    host_plays: {
      label: "Quien abre la mesa juega con",
      values: { white: "Blancas", black: "Negras", lot: "Lo que salga en el sorteo" },
    },
    time_control: {
      label: "Tiempo",
      values: {
        "una-hora": "1 hora",
        clasico: "40 jugadas en 2 h y 30 min",
        "escolar-15": "15 minutos",
        "incremento-25-10": "25 min y 10 s por jugada",
        "retraso-25-5": "25 min con retraso de 5 s",
        "relampago-3-2": "Relámpago: 3 min y 2 s por jugada",
        "relampago-5": "Relámpago: 5 min",
        "relampago-5-3": "Relámpago: 5 min y 3 s por jugada",
        "rapida-10": "Relámpago: 10 min",
        "rapida-15-10": "Rápida: 15 min y 10 s por jugada",
        "sin-reloj": "Sin reloj",
      },
    },
    scoresheet: { label: "Planilla", values: { auto: "La lleva el servidor", manual: "La escribe cada uno" } },
    auto_flag: { label: "Reloj", values: { true: "Se acciona solo", false: "Lo acciona cada uno" } },
    arbiter: {
      label: "Réferi",
      values: { human: "Una persona, si la hay", none: "Sin réferi" },
      notes: {
        human: `Si no entra ningún réferi a la mesa: ${alone}`,
        none: `Sin réferi: ${alone}`,
      },
    },
    flag: { label: "Caída de la aguja", values: { auto: "La ve el servidor", claim: "La reclama el rival" } },
    both_flags: {
      label: "Si caen las dos agujas",
      values: { order: "Pierde la primera", unknown: "No se sabe cuál fue" },
      notes: { unknown: "Vale cuando la caída se reclama: se sigue jugando, y en el último período son tablas." },
    },
    illegal: {
      label: "Jugada ilegal",
      values: {
        null: "Según el modo",
        claim: "La reclama el rival",
        arbiter: "La ve el servidor y la deshace",
        refuse: "No se deja hacer",
      },
      notes: { claim: "Con ayuda nunca se deja hacer.", arbiter: "Con ayuda nunca se deja hacer." },
    },
    last_two: {
      label: "Dos minutos por jugada ilegal, y a la tercera se pierde",
      values: { all: "Toda la partida", last_period: "Solo en el último período" },
    },
    touch_move: {
      label: "Pieza tocada, pieza jugada",
      values: { null: "Según el modo", true: "Sí", false: "No" },
    },
    auto_75: { label: "Tablas a las 75 jugadas sin captura ni peón", values: { false: "No", true: "Sí, solas" } },
    late_ms: { label: "Con hora fijada, pierde quien tarda", values: {} },
    clock: {
      label: "Clase de reloj",
      values: {
        null: "La del tiempo elegido",
        plain: "Sin segundos por jugada",
        increment: "Con incremento",
        delay: "Con retraso",
      },
    },
  } as GameWords["options"],
  reasons: {
    checkmate: "jaque mate",
    stalemate: "ahogado",
    dead_position: "ya nadie puede dar mate",
    agreement: "tablas de común acuerdo",
    threefold: "triple repetición",
    fifty: "cincuenta jugadas",
    time: "se acabó el tiempo",
    time_no_mate: "se acabó el tiempo, pero el rival no puede dar mate",
    both_flags: "cayeron ambas agujas",
    resign: "abandono",
    illegal_third: "tercera jugada ilegal",
    strikes: "tres retos incorrectos",
    late: "atraso",
    art_10_2: "tablas en los últimos dos minutos (10.2)",
    sanction: "sanción",
    expelled: "expulsión",
    art_12_8: "ambos pierden (12.8)",
    annulled: "partida anulada",
    auto_75: "setenta y cinco jugadas",
  } as Record<string, string>,
  columns: { number: "Nº", move: "Jugada", clock: "Reloj" },
  hints: {
    move: ({ uci }, view) => {
      const { from, to, letter, why, taken } = planned(view, uci);
      const reason = why === "capture" ? `así capturas ${the[taken] ?? ""}` : reasonsOfMove[why];
      return `Prueba ${the[letter] ?? ""}: de ${from} a ${to}; ${reason}.`;
    },
    claim_draw: ({ ground }) =>
      ground === "fifty" ? "Hace cincuenta jugadas que nadie captura ni mueve un peón: puedes reclamar tablas." : "La posición salió tres veces: puedes reclamar tablas.",
    arrive: "Di que llegaste, y empieza la partida.",
    pass_flag: "Tu jugada está hecha: acciona el reloj y le toca a tu rival.",
    write: "Anota en tu planilla la última jugada: después puedes mover.",
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    moveNow: "Toca la pieza que mueves.",
    toNow: "Toca la casilla a la que va.",
    board: "Tablero de ajedrez",
    square: (square: string, piece: Piece | undefined, touched: boolean) =>
      `${square}, ${piece ? `${pieces[piece.letter]} ${pieceColour(piece, "blanca", "negra")}` : "vacía"}${touched ? ", tocada" : ""}`,
    pieces: pieces,
    taken: (name: string, pieces: string[]) => `${name} capturó: ${pieces.join(", ")}`,
    calls: "Qué puedes hacer",
    rare: "Pedir tablas (empate)",
    went: (name: string, letter: string, square: string, taken: string | null, isYours: boolean) =>
      `${name}: ${pieces[letter]} a ${square}${taken === null ? "" : `, y comió ${isYours ? "tu" : FEMALE.includes(taken) ? "una" : "un"} ${pieces[taken]}`}.`,
    back: "Volver",
    turnBoard: "Girar el tablero",
    promote: "El peón corona: ¿en qué se convierte?",
    touchNotice: "Pieza tocada, pieza jugada: la pieza que tocas es la que mueves.",
    touchRival: (square: string) => `Tocar la pieza rival de ${square}`,
    offering: "Con tu jugada ofreces tablas.",
    forced: "Hay que hacer otra jugada con la pieza tocada, si es posible.",
    mustPlay: (uci: string) => `Debes jugar ${way(uci)}, que anunciaste.`,
    grounds: { threefold: "Por triple repetición", fifty: "Por cincuenta jugadas" },
    claimHere: "La posición ya está en el tablero",
    claimMove: "O anuncia en el tablero la jugada con la que se produce. Un reclamo incorrecto cuesta tiempo.",
    check: "¡Jaque!",
    lastTwo: {
      pending: "El réferi decide el reclamo de los últimos dos minutos.",
      postponed: "El réferi observa la partida.",
    },
    record: "Jugadas",
    ownSheet: "Mi planilla",
    planned: (from: string, to: string): string => `Preparada: ${from}–${to}. Se juega sola en tu turno; con un toque se quita.`,
    unplan: "Quitar la jugada preparada",
    look: "Tablero y piezas",
    lookBoard: "Tablero",
    lookPieces: "Piezas",
    boards: { wood: "Madera", green: "Verde", blue: "Azul", contrast: "Alto contraste" },
    sets: { tournament: "De torneo", round: "Redondas" },
    challengeMove: (san: string) => `Reclamar ${san} como jugada ilegal`,
    claim: {
      title: "Reclamar una jugada ilegal",
      ask: (line: string) => `¿Fue ilegal ${line}?`,
      cost: "Si no lo fue, es un reto incorrecto; con tres se pierde la partida.",
      say: "Reclamar",
      number: (white: boolean) => `Número de la jugada de las ${white ? "blancas" : "negras"}`,
      numbered: (number: number, white: boolean) => `la ${number}.ª de las ${white ? "blancas" : "negras"}`,
    },
    awaited: (name: string, until: string) => `Se espera a ${name} hasta las ${until}; su reloj corre.`,
    offeredWith: "La jugada con la que se ofrecieron tablas termina en (=).",
    writeMove: (number: number, white: boolean) => `Anota la jugada ${number} de las ${white ? "blancas" : "negras"}`,
    write: "Anotar",
    san: mateSign,
  },
  arbiter: {
    title: "Réferi",
    stop: "Parar los relojes",
    resume: "Seguir",
    flag: "Señalar la aguja caída",
    byFlag: "Decide la aguja",
    lastTwoDraw: "Declarar tablas (10.2)",
    lastTwoPostpone: "Postergar",
    lastTwoBonus: "Postergar, 2 min al rival",
    clocks: "Relojes",
    white: "Blancas (min)",
    black: "Negras (min)",
    setClocks: "Ajustar",
    addTime: "Dar tiempo",
    seat: "Jugador",
    minutes: "Minutos",
    sanctions: "Sanciones",
    kind: "Clase",
    kinds: sanctions,
    rivalScore: "Puntos del rival",
    article: "Artículo",
    sanction: "Sancionar",
    decide: "Decidir",
    before: "Volver a antes de",
    rollback: "Deshacer",
    result: "Resultado",
    reason: "Motivo",
    declare: "Declarar",
    loseBoth: "Pierden los dos (12.8)",
    annul: "Anular la partida",
  },
  side: (view: View, seat: number) =>
    seat === view.white_seat ? { color: "white", form: "disc", name: "las blancas" } : { color: "black", form: "disc", name: "las negras" },
  sums: (view: View, rule: string | null, _accused: number, events: readonly GameEvent[]) => [
    ...(rule === null || rule === "ajedrez.illegal-move" ? ["la pieza se mueve así, y su rey no queda en jaque"] : []),
    ...(rule === "ajedrez.touch-move" ? touchKept(view, events, { moved: (square) => `movió la pieza que tocó, la de ${square}`, stuck: (square, isChecked) => `la pieza de ${square}, que tocó, ${isChecked ? "no podía quitar el jaque" : "no tenía jugada: le tapaban el paso, o su rey quedaba en jaque"}` }) : []),
  ],
  kept: {
    "ajedrez.illegal-move": "esa pieza se mueve así, y su rey no queda en jaque",
    "ajedrez.touch-move": "movió la pieza que tocó, o la tocada no tenía jugada legal",
    "ajedrez.offer": "ofreció tablas después de mover, y no otra vez",
    "ajedrez.start-position": "las piezas empezaron en su lugar",
  } as Record<string, string>,
  tally: (view: View, seat: number) => ({
    notes: [
      ...(view.illegal_moves[seat] ? [`jugadas ilegales: ${view.illegal_moves[seat]}`] : []),
      ...(view.warnings[seat] ? [`amonestaciones: ${view.warnings[seat]}`] : []),
      ...(view.offer === seat ? ["ofrece tablas"] : []),
    ],
  }),
  aims: (rule: string, view: View, _names: Names, seat: number | null = null) =>
    pastMoves(rule, view, "Su última jugada", mateSign, seat),
  oneRule: true as boolean,
  describe: (view: View, names: Names) => {
    const turn = view.fen.split(" ")[1] === "w" ? "blancas" : "negras";
    return `Blancas, ${names(view.white_seat)}: ${piecesOf(view, pieces, "white")}. Negras, ${names(1 - view.white_seat)}: ${piecesOf(view, pieces, "black")}. Mueven las ${turn}.`;
  },
} satisfies Mine & { ui: object; arbiter: object };

/** Spanish adjectives follow the piece's gender. */
function pieceColour(piece: Piece, white: string, black: string): string {
  const colour = piece.side === "white" ? white : black;
  return ["q", "r"].includes(piece.letter) ? colour : colour.replace(/a$/, "o");
}

export type Words = typeof play;

export const howto: Howto = {
  goal: "Da jaque mate: ataca al rey del otro de modo que no pueda escapar. Aquí se juega como en un torneo de verdad, con reloj, planilla y réferi.",
  turn: [
    "Las blancas empiezan y se juega por turnos.",
    "Mueve una de tus piezas. La dama va en línea recta y en diagonal; la torre, en línea recta; el alfil, en diagonal; el caballo salta en L; el rey da un paso.",
    "El peón avanza un paso, o dos la primera vez, y captura en diagonal. También captura al paso. Si llega al final se corona: lo cambias por dama, torre, alfil o caballo.",
    "Enroque: el rey da dos pasos hacia una torre y la torre salta a su otro lado. Ninguno se ha movido antes, no hay piezas entre ellos y el rey no está en jaque ni pasa por una casilla atacada.",
    "Nunca puedes dejar a tu rey en jaque.",
    "Pieza tocada, pieza jugada: si tocas una tuya, la mueves; si tocas una ajena, la capturas, siempre que se pueda. La jugada hecha ya no se cambia.",
    "La jugada se completa al accionar el reloj. La mesa puede hacerlo sola.",
    "Para ofrecer tablas, hazlo después de mover y antes de accionar el reloj. Si la planilla es a mano, anota cada jugada antes de la siguiente.",
  ],
  challenges: [
    "En torneo el servidor acepta una jugada ilegal sin avisar. La puedes retar hasta el final de la partida, aunque no te toque.",
    "Si aciertas, se vuelve a la posición de antes y el otro juega algo legal. Con su primera y su segunda jugada ilegal ganas 2 minutos cada vez; con la tercera pierde.",
    "Pieza tocada: rétala antes de tocar o mover tú. Si aciertas, el otro debe jugar lo que tocó. También puedes retar una oferta de tablas hecha fuera de momento, y una posición inicial equivocada.",
    "Un reto equivocado o fuera de tiempo es una falta: no pierdes el turno, pero con tres pierdes la partida.",
  ],
  end: [
    "Jaque mate gana. También ganas si el otro abandona o si cae su aguja, salvo que tú ya no puedas dar mate de ninguna manera: entonces son tablas.",
    "Son tablas por acuerdo, por ahogado (sin jaque y sin jugadas) o si nadie puede dar mate.",
    "Reclama tablas, antes de mover, por triple repetición de la posición o por cincuenta jugadas sin captura ni peón movido. Un reclamo incorrecto te quita la mitad de tu tiempo, hasta 3 minutos, y le da 3 al otro.",
    "Ganar vale 1 punto y las tablas, medio.",
  ],
  cases: [
    ["goal", "Mate stands though the flag falls before the clock is pressed", "checkmate", [0]],
    ["end", "Flag fall loses, if the rival can still mate in any way", "time", [0]],
    ["end", "Flag fall against a bare king is a draw", "time_no_mate", []],
    ["end", "Stalemate ends the game at once", "stalemate", []],
    ["end", "Threefold repetition claimed with the move that brings it", "threefold", []],
    ["end", "Fifty moves claimed with the fiftieth", "fifty", []],
  ],
  clock: [
    "Cada uno tiene su reloj, que solo corre en su turno. Aquí no hay turnos de un minuto. Con ayuda se juega sin reloj, si nadie elige uno. La mesa dice cuánto tiempo hay y si cada jugada suma algo.",
    "En los últimos dos minutos del último período puedes reclamar tablas al réferi.",
    "Con hora fijada, quien llega con una hora de atraso pierde.",
    "En línea no hay manos ni piezas torcidas: no hace falta decir «compongo», nadie golpea el reloj y el servidor guarda la partida. Que nadie mire apuntes ni reciba consejos lo vigila la clase.",
  ],
  line: [
    ["e2e4 · e7e8q", "mover · coronar dama"],
    ["Cf3 · 0-0 · exd5", "lo mismo en notación: R rey, D dama, T torre, A alfil, C caballo"],
    ["e2e4 (=)", "mover y ofrecer tablas"],
    ["toco g1", "tocar la pieza de g1"],
    ["reloj", "accionar el reloj"],
    ["tablas · acepto · rechazo", "ofrecer, aceptar, rechazar tablas"],
    ["reclamo threefold · reclamo fifty", "reclamar: triple repetición · cincuenta jugadas"],
    ["reto ajedrez.illegal-move 2", "retar la tercera jugada de la partida (se cuenta desde 0)"],
    ["anoto 0 e4", "anotar en la planilla"],
    ["abandono", "abandonar"],
  ],
};

export const lesson: LessonWords = {
  pawn: [
    "Tú juegas con las blancas. El peón avanza; en su primera jugada puede dar dos pasos. Toca el peón marcado y la casilla marcada.",
    "El peón avanza recto, pero captura en diagonal, un paso.",
  ],
  knight: [
    "El caballo salta en forma de L: dos pasos y uno al costado. Es el único que salta. Sácalo a la casilla marcada.",
    "Desde ahí tu caballo amenaza al peón negro.",
  ],
  bishop: ["El alfil va en diagonal, todo lo que quieras. Sácalo a la casilla marcada.", "Ya hay lugar entre el rey y la torre."],
  castle: [
    "Pon a salvo a tu rey con el enroque: toca el rey y la casilla marcada, dos pasos al costado. La torre salta sola.",
    "Se enroca una sola vez, si ni el rey ni la torre se movieron.",
  ],
  challenge: [
    "En torneo nadie avisa. ¡El rey negro dio dos pasos! En la lista de jugadas toca la última, la del rey, y después el botón marcado.",
    "La jugada se deshace y el negro tiene que mover bien su rey.",
  ],
  mate: ["Ganas cuando el rey rival está amenazado y no puede escapar: jaque mate. Lleva la torre hasta el fondo.", "¡Jaque mate!"],
};
