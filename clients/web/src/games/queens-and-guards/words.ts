/** The words of Queens & Guards on the screen, Spanish first. */
import type { GameWords, Names, Params, WordsOf } from "../contract";
import type { Code, EventKind, Phase, RuleId } from "./game.gen";
import { boardWords } from "../../board/words";
import { CROWNS, colorOf, guardsInRing, held, isQueen, THRONE, type Color, type View } from "./view";
import { en as sentencesEn, es as sentencesEs } from "./faults";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind>;

const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
const listed = (value: unknown, and: string): string => {
  const items = Array.isArray(value) ? value.map(String) : [];
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;
};
const y = (value: unknown): string => listed(value, "y");
const and = (value: unknown): string => listed(value, "and");
const many = (value: unknown): boolean => Array.isArray(value) && value.length > 1;

const rulesEs = {
  "queens-and-guards.one-space": "Un espacio por turno: se mueve a un espacio vecino.",
  "queens-and-guards.backwards": "Moverse en reversa: ninguna pieza se aleja del centro por su cuenta.",
  "queens-and-guards.throne": "El trono es de la Reina: ningún guardia entra al centro.",
  "queens-and-guards.crown": "La corona es de la Reina: en esa posición de comienzo solo entra ella.",
  "queens-and-guards.into-trap": "Moverse hacia una trampa: nadie se mete entre dos piezas contrarias.",
  "queens-and-guards.move-it-use-it": "Muévela, úsala: un solo movimiento por turno.",
  "queens-and-guards.win": "Victoria declarada en falso: la Reina en el trono y sus seis guardias alrededor.",
  "queens-and-guards.trap": "Trampa: se anuncia, no se reta (al que la reta se le recuerda la palabra).",
  "queens-and-guards.start": "Inicio: uno dice el color que empieza y el otro escoge una mano.",
  "queens-and-guards.move-one": "En cada turno hay que mover una pieza; solo pasa quien no puede.",
  "queens-and-guards.trap-moment": "Trampa en el momento incorrecto: sin banderilla, la pieza sale caminando.",
  "queens-and-guards.blocked": "Guardia bloqueado: si no puede retroceder, se mueve otra pieza.",
  "queens-and-guards.trapped-no-trap": "Atrapado no atrapa: primero retrocede.",
  "queens-and-guards.ring-draw": "Empate: los seis guardias rodean el trono y su Reina no está ahí.",
  "queens-and-guards.agreed-draw": "Empate de acuerdo: los dos ven que nadie puede mover sin falta.",
  "queens-and-guards.no-moves": "Empate: nadie puede mover.",
  "queens-and-guards.time-limit": "Tiempo límite: si nadie ganó, es empate.",
  "queens-and-guards.challenge": "Los retos: en su momento y con su regla.",
  "queens-and-guards.time": "El minuto de cada turno.",
};

const colorEs = (color: unknown): string => (color === "red" ? "rojo" : "azul");
const pieceEs = (piece: string): string =>
  isQueen(piece)
    ? `Reina ${colorOf(piece) === "red" ? "roja" : "azul"} ${piece}`
    : `guardia ${colorEs(colorOf(piece))} ${piece.slice(1)} (${piece})`;
const placeEs = (space: string, crown: Color | null): string =>
  space === THRONE ? "trono" : crown ? `corona ${crown === "red" ? "roja" : "azul"} ${space}` : space;

export const es = {
  name: "Reinas y Guardias",
  tag: "Tu Reina al trono y seis guardias alrededor; cuidado con las trampas",
  phases: {
    start: "Un color y una mano deciden quién empieza",
    play: "Mueve, y pasa la banderilla",
    penalty: "Una pieza puede ir a la banda externa",
    result_pending: "Resultado por confirmar",
    over: "El juego terminó",
  },
  refusals: {
    not_caller: "El color lo dice el otro.",
    not_picker: "La mano la escoge el otro.",
    already_called: "El color ya está dicho.",
    not_called: "Primero se dice el color que empieza.",
    penalty_pending: "Primero se decide si la pieza va a la banda externa.",
    result_pending: "Hay un resultado por confirmar.",
    unknown_piece: "Esa pieza no está en el juego.",
    not_yours: "Esa pieza no es tuya.",
    unknown_space: "Ese espacio no existe.",
    same_space: "La pieza ya está ahí.",
    occupied: "Ese espacio está ocupado.",
    turn_done: "Ya retrocediste o saliste de la trampa: pasa la banderilla.",
    piece_trapped: "Esa pieza está atrapada y bloqueada: mueve otra.",
    must_retreat: (params: Params) => `Trampa: ${y(params.pieces)} debe retroceder${many(params.pieces) ? " (escoge cuál primero)" : ""}.`,
    must_leave_trap: (params: Params) => `${y(params.pieces)} debe salir de la trampa con un movimiento sin falta.`,
    not_opponents: "Solo puedes atrapar piezas contrarias.",
    you_are_trapped: "Atrapado no atrapa: primero retrocede tu pieza.",
    wrong_moment: "Esa trampa ya no se anuncia ahora: o justo después de formarla, o al comenzar tu turno.",
    no_trap: "Ahí no hay una trampa tuya sin anunciar.",
    too_late: "Sin banderilla y después de que movió ya no vale. Espera tu turno.",
    already_held: "El otro ya tiene una pieza atrapada.",
    no_penalty: "No hay ninguna pieza que llevar a la banda externa.",
    not_challenger: "Eso lo decide quien retó.",
    wrong_piece: "Esa pieza no se puede llevar a la banda externa.",
    not_outer_band: "Tiene que ser un espacio de la banda externa, y no una corona.",
    moves_left: "Todavía hay movimientos sin falta: no es empate.",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: rulesEs,
  faults: sentencesEs.faults,
  missing: sentencesEs.missing,
  cost: sentencesEs.cost,
  happenings: {
    start_called: (event, names) => `${names(event.seat)} dice que empieza el ${colorEs(event.params?.color)}.`,
    start_picked: (event, names) =>
      `${names(event.seat)} escoge la mano ${event.params?.hand === "left" ? "izquierda" : "derecha"} y juega con ${colorEs(event.params?.color)}. Empieza ${names(Number(event.params?.starter))}.`,
    touched: (event, names) => `${names(event.seat)} toca ${text(event.params?.piece)}.`,
    moved: (event, names) =>
      `${names(event.seat)}: ${text(event.params?.piece)} ${{ retreat: "retrocede", leave: "sale de la trampa" }[text(event.params?.kind)] ?? "va"} de ${text(event.params?.from)} a ${text(event.params?.to)}.`,
    trap_announced: (event, names) => {
      const pieces = y(event.params?.pieces);
      const said = `¡Trampa!, dice ${names(event.seat)}: ${pieces}.`;
      if (event.params?.way === "wrong_moment") return `${said} Sin banderilla: la pieza sale caminando.`;
      const back = y(event.params?.returned);
      return back ? `${said} La última jugada vuelve atrás: ${back}.` : said;
    },
    say_trap: (event, names) =>
      `${names(event.seat)}: se dice «trampa», no «reto».${event.params?.effect ? " Y ahora no hay trampa que anunciar." : ""}`,
    banished: (event, names) =>
      `${names(event.seat)} lleva ${text(event.params?.piece)} a la banda externa, ${text(event.params?.to)}.`,
    banish_waived: (event, names) => `${names(event.seat)} deja la pieza donde está.`,
    restored: (event, names) => `La jugada de ${names(event.seat)} vuelve atrás.`,
    flag_passed: (event, names) =>
      `${names(event.seat)} pasa la banderilla${event.params?.is_pass ? " sin mover" : ""}.`,
    end_announced: (event) =>
      event.params?.reason === "ring"
        ? "Los seis guardias rodean el trono sin su Reina: empate."
        : "Una Reina está en el trono con sus seis guardias.",
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    start_call: "Decir el color",
    start_pick: "Escoger una mano",
    select: "Tocar",
    move: "Mover",
    announce_trap: "¡Trampa!",
    declare_win: "Declarar la victoria",
    pass_flag: "Pasar la banderilla",
    banish: "Llevar a la banda externa",
    waive_banish: "Dejarla donde está",
    challenge: "Retar",
    accept_result: "Aceptar el resultado",
  },
  options: {
    ...boardWords.es.options,
    starter: { label: "Empieza", values: { null: "Color y mano", "0": "El primero", "1": "El segundo" } },
    max_turns: {
      label: "Turnos como máximo",
      values: { "400": "400", "200": "200", "100": "100", "0": "Sin límite" },
    },
    hints: { label: "Mostrar las trampas sin anunciar (con ayuda)", values: { false: "No", true: "Sí" } },
    check_agreed_draw: {
      label: "Revisar el empate de acuerdo",
      values: { assisted: "Solo con ayuda", always: "Siempre", never: "Nunca" },
    },
  } as GameWords["options"],
  reasons: {
    goal: "la Reina en el trono con sus seis guardias",
    ring: "los guardias sin su Reina",
    no_moves: "nadie puede mover",
  } as Record<string, string>,
  columns: { turns: "Turnos", traps: "Trampas", retreats: "Retrocesos" },
  ui: {
    board: "Tablero hexagonal de 91 espacios",
    cell: (space: string, crown: Color | null, piece: string | null, trapped: boolean) =>
      `${placeEs(space, crown)}, ${piece === null ? "libre" : pieceEs(piece)}${trapped ? ", en una trampa" : ""}`,
    calls: "Qué puedes hacer",
    callNow: "Di el color que empieza.",
    pickNow: "Escoge una mano: juegas con el color que tenga.",
    calling: (name: string) => `${name} dice el color que empieza.`,
    picking: (name: string) => `${name} escoge una mano.`,
    called: (color: Color) => `Empieza el ${colorEs(color)}.`,
    starts: (color: Color): string => (color === "red" ? "Empieza el rojo" : "Empieza el azul"),
    hand: { left: "Mano izquierda", right: "Mano derecha" },
    pickPiece: "Toca una de tus piezas.",
    pickSpace: (piece: string) => `¿A dónde va ${piece}? Toca un espacio.`,
    move: (piece: string, space: string) => `Mover ${piece} a ${space === THRONE ? "el trono" : space}`,
    judge: "¿Es verdad? Acepta el resultado o rétalo.",
    judging: (name: string) => `${name} acepta el resultado o lo reta.`,
    movedNow: "¿Trampa? Anúnciala. Después pasa.",
    won: "¡Gané!",
    trap: "¡Trampa!",
    nameThem: "Toca las piezas contrarias que están atrapadas.",
    naming: (pieces: readonly string[]) => `Atrapadas: ${y(pieces)}.`,
    nobodyNamed: "Anunciar la trampa",
    announce: (pieces: readonly string[]) => `Anunciar la trampa: ${y(pieces)}`,
    back: "Volver",
    mustRetreat: (pieces: readonly string[]) =>
      many(pieces) ? `Trampa: ${y(pieces)} deben retroceder, uno en cada turno.` : `Trampa: ${y(pieces)} debe retroceder.`,
    mustLeave: (pieces: readonly string[]) =>
      many(pieces) ? `Uno debe salir de la trampa: ${y(pieces)}.` : `${y(pieces)} debe salir de la trampa.`,
    banishNow: (pieces: readonly string[]) => `Puedes llevar ${y(pieces)} a un espacio libre de la banda externa.`,
    banishing: (name: string, pieces: readonly string[]) => `${name} puede llevar ${y(pieces)} a la banda externa.`,
    banish: (piece: string, space: string) => `Llevar ${piece} a ${space}`,
    moved: (piece: string, from: string, to: string, kind: string) =>
      `${piece}: de ${from} a ${to}${{ retreat: ", retroceso", leave: ", sale de la trampa" }[kind] ?? ""}`,
    endings: { pass: "Pasó sin mover", lost: "Turno perdido", undone: "Vuelta atrás" } as Record<string, string>,
    nothingYet: "Todavía nada",
    turnOf: (name: string) => `Turno de ${name}`,
    lastOf: (name: string) => `Jugada anterior: ${name}`,
  },
  tally: (view: View, seat: number) => {
    const color = view.colors?.[seat];
    return color
      ? {
          value: `${guardsInRing(view, color)}/6`,
          label: "Guardias alrededor del trono",
          notes: [color === "red" ? "piezas rojas" : "piezas azules"],
        }
      : {};
  },
  aims: (rule: string, view: View) =>
    rule === "queens-and-guards.trap"
      ? Object.keys(view.board).map((piece) => ({ label: piece, with: { target: piece } }))
      : [],
  describe: (view: View, names: Names) => {
    if (!view.colors) return "Todavía no se sabe quién empieza.";
    const seats = view.colors.map((color, seat) => {
      const own = Object.entries(view.board).filter(([piece]) => colorOf(piece) === color);
      const places = own.map(([piece, space]) => `${isQueen(piece) ? "Reina" : piece} en ${space === THRONE ? "el trono" : space}`);
      return `${names(seat)}, ${colorEs(color)}, corona en ${CROWNS[color]}: ${places.join(", ")}.`;
    });
    const caught = held(view);
    return `${seats.join(" ")} ${caught.length ? `Atrapadas: ${y(caught)}.` : "Ninguna trampa anunciada."} Turno de ${names(view.turn.seat)}.`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof es;

const rulesEn: typeof rulesEs = {
  "queens-and-guards.one-space": "One space a turn: a move goes to a neighbouring space.",
  "queens-and-guards.backwards": "Moving backwards: no piece walks away from the middle by itself.",
  "queens-and-guards.throne": "The throne is the Queen's: no guard enters the middle.",
  "queens-and-guards.crown": "The crown is the Queen's: only she enters her start space.",
  "queens-and-guards.into-trap": "Moving into a trap: nobody walks between two enemy pieces.",
  "queens-and-guards.move-it-use-it": "Move it, use it: only one move a turn.",
  "queens-and-guards.win": "A false win: the Queen on the throne and her six guards round it.",
  "queens-and-guards.trap": "Trap: it is announced, not challenged (who challenges it is reminded of the word).",
  "queens-and-guards.start": "Start: one calls the colour that begins, the other picks a hand.",
  "queens-and-guards.move-one": "A turn moves a piece; only who cannot may pass.",
  "queens-and-guards.trap-moment": "Trap at the wrong moment: without the flag, the piece just walks out.",
  "queens-and-guards.blocked": "Blocked guard: if it cannot go back, another piece moves.",
  "queens-and-guards.trapped-no-trap": "Who is trapped does not trap: go back first.",
  "queens-and-guards.ring-draw": "Draw: six guards round the throne and their Queen not on it.",
  "queens-and-guards.agreed-draw": "Agreed draw: both see that nobody can move without a fault.",
  "queens-and-guards.no-moves": "Draw: nobody can move.",
  "queens-and-guards.time-limit": "Time limit: if nobody has won, it is a draw.",
  "queens-and-guards.challenge": "Challenges: at their time and with their rule.",
  "queens-and-guards.time": "The minute of each turn.",
};

const pieceEn = (piece: string): string =>
  isQueen(piece) ? `${colorOf(piece)} Queen ${piece}` : `${colorOf(piece)} guard ${piece.slice(1)} (${piece})`;
const placeEn = (space: string, crown: Color | null): string =>
  space === THRONE ? "throne" : crown ? `${crown} crown ${space}` : space;

export const en: Words = {
  name: "Queens & Guards",
  tag: "Your Queen on the throne and six guards round her; beware of the traps",
  phases: {
    start: "A colour and a hand decide who begins",
    play: "Move, then pass the flag",
    penalty: "A piece may go to the outer band",
    result_pending: "Result to be confirmed",
    over: "The game is over",
  },
  refusals: {
    not_caller: "The other player calls the colour.",
    not_picker: "The other player picks the hand.",
    already_called: "The colour has been called.",
    not_called: "First the colour that begins is called.",
    penalty_pending: "First it is decided whether the piece goes to the outer band.",
    result_pending: "There is a result to be confirmed.",
    unknown_piece: "That piece is not in the game.",
    not_yours: "That piece is not yours.",
    unknown_space: "There is no such space.",
    same_space: "The piece stands there already.",
    occupied: "That space is taken.",
    turn_done: "You have gone back or walked out of the trap: pass the flag.",
    piece_trapped: "That piece is trapped and blocked: move another.",
    must_retreat: (params) => `Trap: ${and(params.pieces)} must go back${many(params.pieces) ? " (choose which first)" : ""}.`,
    must_leave_trap: (params) => `${and(params.pieces)} must walk out of the trap by a move without a fault.`,
    not_opponents: "You can only trap the other's pieces.",
    you_are_trapped: "Who is trapped does not trap: move your piece back first.",
    wrong_moment: "Too late for that trap: right after making it, or at the start of your turn.",
    no_trap: "There is no unannounced trap of yours.",
    too_late: "Without the flag and after the move it does not count. Wait for your turn.",
    already_held: "The other player has a trapped piece already.",
    no_penalty: "There is no piece to put on the outer band.",
    not_challenger: "The challenger decides that.",
    wrong_piece: "That piece may not be put on the outer band.",
    not_outer_band: "It must be a space of the outer band, and no crown.",
    moves_left: "There are moves without a fault left: it is no draw.",
  },
  rules: rulesEn,
  faults: sentencesEn.faults,
  missing: sentencesEn.missing,
  cost: sentencesEn.cost,
  happenings: {
    start_called: (event, names) => `${names(event.seat)} says that ${text(event.params?.color)} begins.`,
    start_picked: (event, names) =>
      `${names(event.seat)} picks the ${text(event.params?.hand)} hand and plays ${text(event.params?.color)}. ${names(Number(event.params?.starter))} begins.`,
    touched: (event, names) => `${names(event.seat)} touches ${text(event.params?.piece)}.`,
    moved: (event, names) =>
      `${names(event.seat)}: ${text(event.params?.piece)} ${{ retreat: "goes back", leave: "walks out of the trap" }[text(event.params?.kind)] ?? "goes"} from ${text(event.params?.from)} to ${text(event.params?.to)}.`,
    trap_announced: (event, names) => {
      const pieces = and(event.params?.pieces);
      const said = `“Trap!”, says ${names(event.seat)}: ${pieces}.`;
      if (event.params?.way === "wrong_moment") return `${said} Without the flag: the piece walks out.`;
      const back = and(event.params?.returned);
      return back ? `${said} The last move is taken back: ${back}.` : said;
    },
    say_trap: (event, names) =>
      `${names(event.seat)}: one says “trap”, not “challenge”.${event.params?.effect ? " And there is no trap to announce now." : ""}`,
    banished: (event, names) =>
      `${names(event.seat)} puts ${text(event.params?.piece)} on the outer band, ${text(event.params?.to)}.`,
    banish_waived: (event, names) => `${names(event.seat)} leaves the piece where it is.`,
    restored: (event, names) => `${names(event.seat)}'s turn is taken back.`,
    flag_passed: (event, names) =>
      `${names(event.seat)} passes the flag${event.params?.is_pass ? " without a move" : ""}.`,
    end_announced: (event) =>
      event.params?.reason === "ring"
        ? "Six guards round the throne without their Queen: a draw."
        : "A Queen is on the throne with her six guards.",
  },
  actions: {
    start_call: "Call the colour",
    start_pick: "Pick a hand",
    select: "Touch",
    move: "Move",
    announce_trap: "Trap!",
    declare_win: "Declare the win",
    pass_flag: "Pass the flag",
    banish: "Put on the outer band",
    waive_banish: "Leave it where it is",
    challenge: "Challenge",
    accept_result: "Accept the result",
  },
  options: {
    ...boardWords.en.options,
    starter: { label: "Begins", values: { null: "Colour and hand", "0": "The first", "1": "The second" } },
    max_turns: { label: "Turns at most", values: { "400": "400", "200": "200", "100": "100", "0": "No limit" } },
    hints: { label: "Show traps that are not announced (with help)", values: { false: "No", true: "Yes" } },
    check_agreed_draw: {
      label: "Check an agreed draw",
      values: { assisted: "Only with help", always: "Always", never: "Never" },
    },
  },
  reasons: {
    goal: "the Queen on the throne with her six guards",
    ring: "the guards without their Queen",
    no_moves: "nobody can move",
  },
  columns: { turns: "Turns", traps: "Traps", retreats: "Retreats" },
  ui: {
    board: "Hexagonal board of 91 spaces",
    cell: (space, crown, piece, trapped) =>
      `${placeEn(space, crown)}, ${piece === null ? "free" : pieceEn(piece)}${trapped ? ", in a trap" : ""}`,
    calls: "What you can do",
    callNow: "Call the colour that begins.",
    pickNow: "Pick a hand: you play the colour in it.",
    calling: (name) => `${name} calls the colour that begins.`,
    picking: (name) => `${name} picks a hand.`,
    called: (color) => `${color === "red" ? "Red" : "Blue"} begins.`,
    starts: (color) => (color === "red" ? "Red begins" : "Blue begins"),
    hand: { left: "Left hand", right: "Right hand" },
    pickPiece: "Tap one of your pieces.",
    pickSpace: (piece) => `Where does ${piece} go? Tap a space.`,
    move: (piece, space) => `Move ${piece} to ${space === THRONE ? "the throne" : space}`,
    judge: "Is it true? Accept the result or challenge it.",
    judging: (name) => `${name} accepts the result or challenges it.`,
    movedNow: "A trap? Announce it. Then pass.",
    won: "I won!",
    trap: "Trap!",
    nameThem: "Tap the other's pieces that are trapped.",
    naming: (pieces) => `Trapped: ${and(pieces)}.`,
    nobodyNamed: "Announce the trap",
    announce: (pieces) => `Announce the trap: ${and(pieces)}`,
    back: "Back",
    mustRetreat: (pieces) => `Trap: ${and(pieces)} must go back${many(pieces) ? ", one each turn" : ""}.`,
    mustLeave: (pieces) =>
      many(pieces) ? `One must walk out of the trap: ${and(pieces)}.` : `${and(pieces)} must walk out of the trap.`,
    banishNow: (pieces) => `You may put ${and(pieces)} on a free space of the outer band.`,
    banishing: (name, pieces) => `${name} may put ${and(pieces)} on the outer band.`,
    banish: (piece, space) => `Put ${piece} on ${space}`,
    moved: (piece, from, to, kind) =>
      `${piece}: from ${from} to ${to}${{ retreat: ", retreat", leave: ", walks out of the trap" }[kind] ?? ""}`,
    endings: { pass: "Passed without a move", lost: "Turn lost", undone: "Taken back" },
    nothingYet: "Nothing yet",
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
  },
  tally: (view, seat) => {
    const color = view.colors?.[seat];
    return color
      ? { value: `${guardsInRing(view, color)}/6`, label: "Guards round the throne", notes: [`${color} pieces`] }
      : {};
  },
  aims: es.aims,
  describe: (view, names) => {
    if (!view.colors) return "Nobody knows yet who begins.";
    const seats = view.colors.map((color, seat) => {
      const own = Object.entries(view.board).filter(([piece]) => colorOf(piece) === color);
      const places = own.map(([piece, space]) => `${isQueen(piece) ? "Queen" : piece} on ${space === THRONE ? "the throne" : space}`);
      return `${names(seat)}, ${color}, crown on ${CROWNS[color]}: ${places.join(", ")}.`;
    });
    const caught = held(view);
    return `${seats.join(" ")} ${caught.length ? `Trapped: ${and(caught)}.` : "No trap announced."} ${names(view.turn.seat)}'s turn.`;
  },
};
