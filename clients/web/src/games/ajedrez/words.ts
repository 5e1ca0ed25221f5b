/** The words of chess on the screen, Spanish first. Moves are written in the language of the screen. */
import type { GameWords, Happening, Names, Params } from "../contract";
import { placement, type Piece, type View } from "./view";

type Tell = (event: Happening, names: Names) => string;

const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
const minutes = (ms: unknown): string => String(Math.round(Number(ms) / 6000) / 10);
/** `e2e4` as `e2–e4`, for a move whose notation is not told. */
const way = (uci: unknown): string => text(uci).replace(/^(..)(..)(.*)$/, "$1–$2$3");
const told = (event: Happening, san: (text: string) => string): string =>
  event.params?.san ? san(text(event.params.san)) : way(event.params?.uci);

/** The last moves of the record, newest first, that a challenge may point at. */
function lastMoves(rule: string, view: View, say: (san: string) => string): { label: string; with: Params }[] {
  if (rule !== "ajedrez.illegal-move") return [];
  const sans = view.moves?.san ?? [];
  return sans
    .map((san, ply) => ({
      label: `${Math.floor(ply / 2) + 1}${ply % 2 ? "…" : "."} ${say(san)}`,
      with: { target: ply },
    }))
    .slice(-8)
    .reverse();
}

const ENGLISH: Record<string, string> = { R: "K", D: "Q", T: "R", A: "B", C: "N" };

/** Spanish notation in English letters. */
function english(san: string): string {
  return san
    .replace(/[RDTAC]/g, (letter) => ENGLISH[letter] ?? letter)
    .replace(/0/g, "O")
    .replace("++", "#")
    .replace("a.p.", "e.p.");
}

const piecesEs = { k: "rey", q: "dama", r: "torre", b: "alfil", n: "caballo", p: "peón" } as Record<string, string>;
const piecesEn = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" } as Record<string, string>;

const rulesEs = {
  "ajedrez.move": "Cada pieza se mueve a su manera; las blancas empiezan y se juega por turnos.",
  "ajedrez.illegal-move": "Jugada ilegal: esa pieza no puede ir ahí, o el rey queda en jaque.",
  "ajedrez.touch-move": "Pieza tocada, pieza jugada: quien toca una pieza debe moverla o capturarla si puede.",
  "ajedrez.release": "La jugada hecha ya no se cambia.",
  "ajedrez.mate": "Jaque mate: el rey no puede escapar y la partida termina.",
  "ajedrez.resign": "Quien abandona pierde la partida.",
  "ajedrez.stalemate": "Ahogado: sin jugadas y sin jaque, son tablas.",
  "ajedrez.dead-position": "Posición muerta: nadie puede dar mate, son tablas.",
  "ajedrez.offer": "Las tablas se ofrecen después de mover y antes de accionar el reloj, y no una y otra vez.",
  "ajedrez.claim-repetition": "Triple repetición: la misma posición por tercera vez.",
  "ajedrez.claim-fifty": "Cincuenta jugadas sin mover un peón ni capturar.",
  "ajedrez.wrong-claim": "Un reclamo incorrecto cuesta tiempo.",
  "ajedrez.period": "Cada uno tiene su tiempo asignado.",
  "ajedrez.press": "La jugada se completa al accionar el reloj.",
  "ajedrez.flag": "Cuando cae la aguja, se acabó el tiempo.",
  "ajedrez.both-flags": "Cayeron ambas agujas.",
  "ajedrez.last-two": "En los últimos dos minutos se pueden reclamar tablas al árbitro.",
  "ajedrez.late": "Quien llega con más de una hora de atraso pierde.",
  "ajedrez.start-position": "La partida debe empezar en la posición inicial.",
  "ajedrez.colours": "Colores invertidos: decide el árbitro.",
  "ajedrez.score-sheet": "Cada uno anota las jugadas en su planilla.",
  "ajedrez.notation": "Las jugadas se escriben en notación algebraica.",
  "ajedrez.conduct": "Conducta de los jugadores.",
  "ajedrez.sanction": "Sanciones del árbitro.",
  "ajedrez.points": "Un punto por ganar, medio por tablas.",
};

const sanctionsEs = {
  warn: "amonestación",
  rival_time: "tiempo extra al rival",
  cut_time: "reducción de tiempo",
  lose: "pérdida de la partida",
  expel: "expulsión",
  take_game: "pérdida de la partida",
} as Record<string, string>;

const sanctionsEn = {
  warn: "warning",
  rival_time: "extra time for the rival",
  cut_time: "time taken off",
  lose: "loss of the game",
  expel: "expulsion",
  take_game: "loss of the game",
} as Record<string, string>;

function listed(view: View, letters: Record<string, string>, side: Piece["side"]): string {
  return [...placement(view.fen)]
    .filter(([, piece]) => piece.side === side)
    .sort(([, one], [, other]) => "kqrbnp".indexOf(one.letter) - "kqrbnp".indexOf(other.letter))
    .map(([square, piece]) => `${letters[piece.letter]} ${square}`)
    .join(", ");
}

export const es = {
  name: "Ajedrez",
  tag: "El juego de los reyes, con reloj, planilla y árbitro",
  phases: {
    playing: "Se juega",
    stopped: "Los relojes están parados: se espera al árbitro",
    awaiting_arbiter: "Cayó una aguja: decide el árbitro",
    over: "La partida terminó",
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
    no_touch_rule: "En esta sala no vale la pieza tocada.",
    turn_incomplete: "Primero mueve, después acciona el reloj.",
    offer_open: "Ya hay una oferta de tablas.",
    already_offered: "Ya ofreciste tablas en este turno.",
    no_offer: "Nadie ofreció tablas.",
    right_lost: "Ya moviste: podrás reclamar en tu próximo turno.",
    illegal_move: "La jugada anunciada no es legal.",
    not_last_period: "Eso solo vale en el último período.",
    too_much_time: "Te quedan más de dos minutos.",
    flag_fallen: "Tu aguja ya cayó.",
    flag_not_fallen: "Ninguna aguja ha caído.",
    no_arbiter: "En esta sala no hay árbitro.",
    already_postponed: "El árbitro ya postergó ese reclamo.",
    nothing_pending: "No hay nada por decidir.",
    no_sheet: "El servidor lleva la planilla.",
    write_in_order: "Anota las jugadas en orden.",
    nothing_to_write: "No hay jugadas por anotar.",
    wrong_san: "Así no se escribe esa jugada.",
    no_challenges: "Con ayuda no hay retos: el servidor avisa solo.",
    not_a_seat: "Eso lo hace un jugador.",
    notation_illegal: "Ninguna jugada legal se escribe así.",
    notation_ambiguous: "Más de una pieza puede hacer esa jugada: di cuál.",
    fault: (params: Params) => rulesEs[params.rule as keyof typeof rulesEs] ?? "Eso va contra las reglas.",
  } as GameWords["refusals"],
  rules: rulesEs,
  happenings: {
    touched: (event, names) => `${names(event.seat)} toca la pieza de ${text(event.params?.square)}.`,
    moved: (event, names) =>
      `${names(event.seat)} juega ${told(event, (san) => san)}${event.params?.offer ? " y ofrece tablas" : ""}.`,
    pressed: (event, names) => `${names(event.seat)} acciona el reloj.`,
    written: () => "Anotado en tu planilla.",
    draw_claimed: (event, names) =>
      `${names(event.seat)} reclama tablas por ${event.params?.ground === "fifty" ? "cincuenta jugadas" : "triple repetición"}${event.params?.move ? ` con ${way(event.params.move)}` : ""}.`,
    wrong_claim: (event, names) =>
      `Reclamo incorrecto de ${names(event.seat)}: pierde ${minutes(event.params?.cut_ms)} min y el rival gana ${minutes(event.params?.bonus_ms)} min.`,
    dead_claimed: (event, names) => `${names(event.seat)} reclama posición muerta.`,
    last_two_claimed: (event, names) => `${names(event.seat)} reclama tablas en los últimos dos minutos.`,
    arbiter_called: (event, names) => `${names(event.seat)} llama al árbitro.`,
    arbiter_reason: (event, names) => `${names(event.seat)} dice: ${text(event.params?.reason)}`,
    clocks_stopped: () => "El árbitro para los relojes.",
    clocks_resumed: () => "Los relojes siguen.",
    clocks_set: () => "El árbitro ajusta los relojes.",
    time_given: (event, names) => `${names(event.seat)} recibe ${minutes(event.params?.ms)} min.`,
    time_taken: (event, names) => `A ${names(event.seat)} se le quitan ${minutes(event.params?.ms)} min.`,
    sanction: (event, names) =>
      `Sanción a ${names(event.seat)}: ${sanctionsEs[text(event.params?.kind ?? event.params?.sanction)] ?? ""}.`,
    warning: (event, names) => `Amonestación a ${names(event.seat)}.`,
    postponed: () => "El árbitro posterga el reclamo: se sigue jugando.",
    undone: (event, names) => `La jugada ${way(event.params?.uci)} de ${names(event.seat)} se deshace.`,
    flag_fell: (event, names) =>
      event.seat === null || event.seat === undefined
        ? "Cayeron ambas agujas."
        : `Cae la aguja de ${names(event.seat)}.`,
    both_flags: () => "Cayeron ambas agujas: la partida sigue.",
    arrived: (event, names) => `${names(event.seat)} llegó.`,
    late: (event, names) => `${names(event.seat)} llega con demasiado atraso.`,
    excused: (event, names) => `El árbitro espera a ${names(event.seat)}.`,
  } as Record<string, Tell>,
  actions: {
    arrive: "Estoy aquí",
    touch: "Tocar",
    move: "Mover",
    pass_flag: "Accionar el reloj",
    offer_draw: "Ofrecer tablas",
    accept_draw: "Aceptar tablas",
    decline_draw: "Rechazar tablas",
    claim_draw: "Reclamar tablas",
    claim_dead: "Reclamar posición muerta",
    claim_last_two: "Reclamar en los últimos dos minutos",
    claim_flag: "Reclamar la caída de la aguja",
    call_arbiter: "Llamar al árbitro",
    write: "Anotar",
    challenge: "Retar",
    resign: "Abandonar",
  },
  options: {
    mode: { label: "Modo", values: { assisted: "Con ayuda", tournament: "Torneo" } },
    time_control: {
      label: "Tiempo",
      values: {
        "una-hora": "1 hora",
        clasico: "40 jugadas en 2 h y 30 min",
        "escolar-15": "15 minutos",
        "incremento-25-10": "25 min y 10 s por jugada",
        "retraso-25-5": "25 min con retraso de 5 s",
      },
    },
    scoresheet: { label: "Planilla", values: { auto: "La lleva el servidor", manual: "La escribe cada uno" } },
    auto_flag: { label: "Reloj", values: { true: "Se acciona solo", false: "Lo acciona cada uno" } },
    arbiter: { label: "Árbitro", values: { human: "Una persona, si la hay", none: "Sin árbitro" } },
    flag: { label: "Caída de la aguja", values: { auto: "La ve el servidor", claim: "La reclama el rival" } },
  } as GameWords["options"],
  reasons: {
    checkmate: "jaque mate",
    stalemate: "ahogado",
    dead_position: "posición muerta",
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
    art_10_2: "el árbitro dio tablas (10.2)",
    sanction: "sanción",
    expelled: "expulsión",
    art_12_8: "ambos pierden (12.8)",
    annulled: "partida anulada",
    auto_75: "setenta y cinco jugadas",
  } as Record<string, string>,
  columns: { number: "Nº", move: "Jugada", clock: "Reloj" },
  ui: {
    board: "Tablero de ajedrez",
    square: (square: string, piece: Piece | undefined, touched: boolean) =>
      `${square}, ${piece ? `${piecesEs[piece.letter]} ${pieceColour(piece, "blanca", "negra")}` : "vacía"}${touched ? ", tocada" : ""}`,
    pieces: piecesEs,
    taken: (name: string, pieces: string[]) => `${name} capturó: ${pieces.join(", ")}`,
    calls: "Qué puedes hacer",
    rare: "Otras posibilidades",
    back: "Volver",
    turnBoard: "Girar el tablero",
    promote: "El peón corona: ¿en qué se convierte?",
    touchNotice: "Pieza tocada, pieza jugada: al pulsar una pieza la tocas y debes moverla.",
    touchRival: (square: string) => `Tocar la pieza rival de ${square}`,
    offerWithMove: "Con la jugada, ofrecer tablas",
    forced: "Hay que hacer otra jugada con la pieza tocada, si es posible.",
    mustPlay: (uci: string) => `Debes jugar ${way(uci)}, que anunciaste.`,
    grounds: { threefold: "Por triple repetición", fifty: "Por cincuenta jugadas" },
    claimHere: "La posición ya está en el tablero",
    claimMove: "O anuncia en el tablero la jugada con la que se produce. Un reclamo incorrecto cuesta tiempo.",
    check: "¡Jaque!",
    lastTwo: {
      pending: "El árbitro decide el reclamo de los últimos dos minutos.",
      postponed: "El árbitro observa la partida.",
    },
    record: "Jugadas",
    ownSheet: "Mi planilla",
    noMoves: "Todavía ninguna",
    challengeMove: (san: string) => `Retar ${san} como jugada ilegal`,
    writeMove: (number: number, white: boolean) => `Anota la jugada ${number} de las ${white ? "blancas" : "negras"}`,
    write: "Anotar",
    san: (san: string) => san,
  },
  arbiter: {
    title: "Árbitro",
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
    kinds: sanctionsEs,
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
  tally: (view: View, seat: number) => ({
    notes: [
      seat === view.white_seat ? "blancas" : "negras",
      ...(view.illegal_moves[seat] ? [`jugadas ilegales: ${view.illegal_moves[seat]}`] : []),
      ...(view.warnings[seat] ? [`amonestaciones: ${view.warnings[seat]}`] : []),
      ...(view.offer === seat ? ["ofrece tablas"] : []),
    ],
  }),
  aims: (rule: string, view: View) => lastMoves(rule, view, (san) => san),
  describe: (view: View, names: Names) => {
    const turn = view.fen.split(" ")[1] === "w" ? "blancas" : "negras";
    return `Blancas, ${names(view.white_seat)}: ${listed(view, piecesEs, "white")}. Negras, ${names(1 - view.white_seat)}: ${listed(view, piecesEs, "black")}. Mueven las ${turn}.`;
  },
} satisfies GameWords & { ui: object; arbiter: object };

/** Spanish adjectives follow the piece's gender. */
function pieceColour(piece: Piece, white: string, black: string): string {
  const colour = piece.side === "white" ? white : black;
  return ["q", "r"].includes(piece.letter) ? colour : colour.replace(/a$/, "o");
}

export type Words = typeof es;

const rulesEn: typeof rulesEs = {
  "ajedrez.move": "Each piece moves in its own way; White begins and the sides take turns.",
  "ajedrez.illegal-move": "Illegal move: that piece cannot go there, or the king is left in check.",
  "ajedrez.touch-move": "Touch-move: a touched piece must be moved or captured if it can be.",
  "ajedrez.release": "A move made is not changed.",
  "ajedrez.mate": "Checkmate: the king cannot escape and the game ends.",
  "ajedrez.resign": "Who resigns loses the game.",
  "ajedrez.stalemate": "Stalemate: no move and no check, a draw.",
  "ajedrez.dead-position": "Dead position: nobody can mate, a draw.",
  "ajedrez.offer": "A draw is offered after moving and before pressing the clock, and not again and again.",
  "ajedrez.claim-repetition": "Threefold repetition: the same position for the third time.",
  "ajedrez.claim-fifty": "Fifty moves without a pawn move or a capture.",
  "ajedrez.wrong-claim": "A wrong claim costs time.",
  "ajedrez.period": "Each side has its allotted time.",
  "ajedrez.press": "A move is complete when the clock is pressed.",
  "ajedrez.flag": "When the flag falls, time is over.",
  "ajedrez.both-flags": "Both flags have fallen.",
  "ajedrez.last-two": "In the last two minutes one may ask the arbiter for a draw.",
  "ajedrez.late": "Who is more than an hour late loses.",
  "ajedrez.start-position": "The game must begin from the starting position.",
  "ajedrez.colours": "Colours reversed: the arbiter decides.",
  "ajedrez.score-sheet": "Each player writes the moves on a score sheet.",
  "ajedrez.notation": "Moves are written in algebraic notation.",
  "ajedrez.conduct": "Conduct of the players.",
  "ajedrez.sanction": "Sanctions of the arbiter.",
  "ajedrez.points": "One point for a win, half for a draw.",
};

export const en: Words = {
  name: "Chess",
  tag: "The game of kings, with clocks, score sheet and arbiter",
  phases: {
    playing: "In play",
    stopped: "The clocks stand: waiting for the arbiter",
    awaiting_arbiter: "A flag fell: the arbiter decides",
    over: "The game is over",
  },
  refusals: {
    clocks_stopped: "The clocks stand.",
    not_your_turn: "It is not your move.",
    not_your_piece: "That piece is not yours.",
    own_piece_there: "A piece of yours is there.",
    promotion_needed: "Choose what the pawn becomes.",
    king_capture: "A king is not captured: claim the illegal move.",
    not_written: "Write the last move on your sheet before you move.",
    claimed_move: "You must make the move that you announced in the claim.",
    empty_square: "That square is empty.",
    no_touch_rule: "Touch-move does not hold in this room.",
    turn_incomplete: "Move first, then press the clock.",
    offer_open: "A draw has been offered already.",
    already_offered: "You have offered a draw in this turn.",
    no_offer: "Nobody has offered a draw.",
    right_lost: "You have moved: you may claim in your next turn.",
    illegal_move: "The announced move is not legal.",
    not_last_period: "That holds in the last period only.",
    too_much_time: "You have more than two minutes left.",
    flag_fallen: "Your flag has fallen.",
    flag_not_fallen: "No flag has fallen.",
    no_arbiter: "There is no arbiter in this room.",
    already_postponed: "The arbiter has postponed that claim.",
    nothing_pending: "Nothing waits for a decision.",
    no_sheet: "The server keeps the score sheet.",
    write_in_order: "Write the moves in order.",
    nothing_to_write: "There are no moves to write.",
    wrong_san: "That is not how this move is written.",
    no_challenges: "With help there are no challenges: the server tells by itself.",
    not_a_seat: "That is for a player to do.",
    notation_illegal: "No legal move is written so.",
    notation_ambiguous: "More than one piece can make that move: say which.",
    fault: (params) => rulesEn[params.rule as keyof typeof rulesEn] ?? "That is against the rules.",
  },
  rules: rulesEn,
  happenings: {
    touched: (event, names) => `${names(event.seat)} touches the piece on ${text(event.params?.square)}.`,
    moved: (event, names) =>
      `${names(event.seat)} plays ${told(event, english)}${event.params?.offer ? " and offers a draw" : ""}.`,
    pressed: (event, names) => `${names(event.seat)} presses the clock.`,
    written: () => "Written on your sheet.",
    draw_claimed: (event, names) =>
      `${names(event.seat)} claims a draw by ${event.params?.ground === "fifty" ? "fifty moves" : "threefold repetition"}${event.params?.move ? ` with ${way(event.params.move)}` : ""}.`,
    wrong_claim: (event, names) =>
      `Wrong claim by ${names(event.seat)}: loses ${minutes(event.params?.cut_ms)} min, the rival gains ${minutes(event.params?.bonus_ms)} min.`,
    dead_claimed: (event, names) => `${names(event.seat)} claims a dead position.`,
    last_two_claimed: (event, names) => `${names(event.seat)} claims a draw in the last two minutes.`,
    arbiter_called: (event, names) => `${names(event.seat)} calls the arbiter.`,
    arbiter_reason: (event, names) => `${names(event.seat)} says: ${text(event.params?.reason)}`,
    clocks_stopped: () => "The arbiter stops the clocks.",
    clocks_resumed: () => "The clocks run on.",
    clocks_set: () => "The arbiter sets the clocks.",
    time_given: (event, names) => `${names(event.seat)} receives ${minutes(event.params?.ms)} min.`,
    time_taken: (event, names) => `${names(event.seat)} loses ${minutes(event.params?.ms)} min.`,
    sanction: (event, names) =>
      `Sanction for ${names(event.seat)}: ${sanctionsEn[text(event.params?.kind ?? event.params?.sanction)] ?? ""}.`,
    warning: (event, names) => `Warning for ${names(event.seat)}.`,
    postponed: () => "The arbiter postpones the claim: play goes on.",
    undone: (event, names) => `${names(event.seat)}'s move ${way(event.params?.uci)} is undone.`,
    flag_fell: (event, names) =>
      event.seat === null || event.seat === undefined ? "Both flags fall." : `${names(event.seat)}'s flag falls.`,
    both_flags: () => "Both flags have fallen: the game goes on.",
    arrived: (event, names) => `${names(event.seat)} has arrived.`,
    late: (event, names) => `${names(event.seat)} is too late.`,
    excused: (event, names) => `The arbiter waits for ${names(event.seat)}.`,
  },
  actions: {
    arrive: "I am here",
    touch: "Touch",
    move: "Move",
    pass_flag: "Press the clock",
    offer_draw: "Offer a draw",
    accept_draw: "Accept the draw",
    decline_draw: "Decline the draw",
    claim_draw: "Claim a draw",
    claim_dead: "Claim a dead position",
    claim_last_two: "Claim in the last two minutes",
    claim_flag: "Claim the fallen flag",
    call_arbiter: "Call the arbiter",
    write: "Write",
    challenge: "Challenge",
    resign: "Resign",
  },
  options: {
    mode: { label: "Mode", values: { assisted: "With help", tournament: "Tournament" } },
    time_control: {
      label: "Time",
      values: {
        "una-hora": "1 hour",
        clasico: "40 moves in 2 h and 30 min",
        "escolar-15": "15 minutes",
        "incremento-25-10": "25 min and 10 s a move",
        "retraso-25-5": "25 min with a delay of 5 s",
      },
    },
    scoresheet: { label: "Score sheet", values: { auto: "Kept by the server", manual: "Each writes an own one" } },
    auto_flag: { label: "Clock", values: { true: "Pressed by itself", false: "Each presses" } },
    arbiter: { label: "Arbiter", values: { human: "A person, if there is one", none: "No arbiter" } },
    flag: { label: "Fall of the flag", values: { auto: "Seen by the server", claim: "Claimed by the rival" } },
  },
  reasons: {
    checkmate: "checkmate",
    stalemate: "stalemate",
    dead_position: "dead position",
    agreement: "draw agreed",
    threefold: "threefold repetition",
    fifty: "fifty moves",
    time: "out of time",
    time_no_mate: "out of time, but the rival cannot mate",
    both_flags: "both flags fell",
    resign: "resigned",
    illegal_third: "third illegal move",
    strikes: "three wrong challenges",
    late: "late",
    art_10_2: "draw by the arbiter (10.2)",
    sanction: "sanction",
    expelled: "expulsion",
    art_12_8: "both lose (12.8)",
    annulled: "game annulled",
    auto_75: "seventy-five moves",
  },
  columns: { number: "No.", move: "Move", clock: "Clock" },
  ui: {
    board: "Chess board",
    square: (square, piece, touched) =>
      `${square}, ${piece ? `${piece.side} ${piecesEn[piece.letter]}` : "empty"}${touched ? ", touched" : ""}`,
    pieces: piecesEn,
    taken: (name, pieces) => `${name} took: ${pieces.join(", ")}`,
    calls: "What you can do",
    rare: "Other possibilities",
    back: "Back",
    turnBoard: "Turn the board",
    promote: "Promotion: what does the pawn become?",
    touchNotice: "Touch-move: pressing a piece touches it, and you must move it.",
    touchRival: (square) => `Touch the rival piece on ${square}`,
    offerWithMove: "Offer a draw with the move",
    forced: "Another move must be made with the touched piece, if possible.",
    mustPlay: (uci) => `You must play ${way(uci)}, as announced.`,
    grounds: { threefold: "By threefold repetition", fifty: "By fifty moves" },
    claimHere: "The position is on the board",
    claimMove: "Or announce on the board the move that brings it about. A wrong claim costs time.",
    check: "Check!",
    lastTwo: {
      pending: "The arbiter decides on the claim of the last two minutes.",
      postponed: "The arbiter watches the game.",
    },
    record: "Moves",
    ownSheet: "My score sheet",
    noMoves: "None yet",
    challengeMove: (san) => `Challenge ${san} as an illegal move`,
    writeMove: (number, white) => `Write ${white ? "White's" : "Black's"} move ${number}`,
    write: "Write",
    san: english,
  },
  arbiter: {
    title: "Arbiter",
    stop: "Stop the clocks",
    resume: "Resume",
    flag: "Call the fallen flag",
    byFlag: "Let the flag decide",
    lastTwoDraw: "Declare a draw (10.2)",
    lastTwoPostpone: "Postpone",
    lastTwoBonus: "Postpone, 2 min for the rival",
    clocks: "Clocks",
    white: "White (min)",
    black: "Black (min)",
    setClocks: "Set",
    addTime: "Give time",
    seat: "Player",
    minutes: "Minutes",
    sanctions: "Sanctions",
    kind: "Kind",
    kinds: sanctionsEn,
    rivalScore: "Rival's points",
    article: "Article",
    sanction: "Sanction",
    decide: "Decide",
    before: "Back to before",
    rollback: "Undo",
    result: "Result",
    reason: "Reason",
    declare: "Declare",
    loseBoth: "Both lose (12.8)",
    annul: "Annul the game",
  },
  tally: (view, seat) => ({
    notes: [
      seat === view.white_seat ? "White" : "Black",
      ...(view.illegal_moves[seat] ? [`illegal moves: ${view.illegal_moves[seat]}`] : []),
      ...(view.warnings[seat] ? [`warnings: ${view.warnings[seat]}`] : []),
      ...(view.offer === seat ? ["offers a draw"] : []),
    ],
  }),
  aims: (rule, view) => lastMoves(rule, view, english),
  describe: (view, names) => {
    const turn = view.fen.split(" ")[1] === "w" ? "White" : "Black";
    return `White, ${names(view.white_seat)}: ${listed(view, piecesEn, "white")}. Black, ${names(1 - view.white_seat)}: ${listed(view, piecesEn, "black")}. ${turn} to move.`;
  },
};
