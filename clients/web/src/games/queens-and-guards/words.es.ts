/** The words of Queens & Guards, in Spanish. */
import { es as boardWords } from "../../board/words.es";
import { plainSide } from "../../board/seats/sides";
import type { Title, FaultWords, GameWords, Names, Params, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import { CROWNS, colorOf, guardsInRing, held, isQueen, THRONE, whyMove, type Color, type View } from "./view";
import { isDone, listed, many, text, kept } from "./wording";

export const title: Title = { name: "Reinas y Guardias", tag: "Tu Reina al trono y seis guardias alrededor; cuidado con las trampas" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "queens-and-guards.one-space": "Ese espacio queda lejos: |mueve la pieza a uno de sus espacios vecinos.",
    "queens-and-guards.backwards": "Así la pieza se aleja del centro: |muévela hacia dentro, o de lado por su banda.",
    "queens-and-guards.throne": "El centro es el trono, y ahí solo entra una Reina: |lleva el guardia a otro espacio.",
    "queens-and-guards.crown": "Esa corona es de otra pieza: ahí solo entra su Reina. |Elige otro espacio.",
    "queens-and-guards.into-trap": "Ahí la pieza quedaría entre dos contrarias: |elige otro espacio.",
    "queens-and-guards.move-it-use-it": "Ya se movió en este turno, y solo se mueve una vez: |pasa la banderilla.",
    "queens-and-guards.win": [
      "Todavía no se ganó: hacen falta la Reina en el trono y sus seis guardias alrededor.",
      ({ guards, needed, has_queen }) =>
        `${has_queen ? "La Reina está en el trono" : "La Reina no está en el trono"}, con ${guards} de sus ${needed} guardias alrededor: hacen falta la Reina y los ${needed}.`,
    ],
  },
  missing: { move: "Todavía puedes mover: mueve una pieza antes de pasar." },
  stakes: {
    banish: "puedes llevar esa pieza a la banda externa",
  },
};

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

export const rulesEs = {
  "queens-and-guards.one-space": "Un espacio por turno: se mueve a un espacio vecino.",
  "queens-and-guards.backwards": "Moverse hacia atrás: ninguna pieza se aleja del centro por su cuenta.",
  "queens-and-guards.throne": "El trono es de la Reina: ningún guardia entra al centro.",
  "queens-and-guards.crown": "La corona es de la Reina: en esa posición de comienzo solo entra ella.",
  "queens-and-guards.into-trap": "Moverse hacia una trampa: nadie se mete entre dos piezas contrarias.",
  "queens-and-guards.move-it-use-it": "Muévela, úsala: un solo movimiento por turno.",
  "queens-and-guards.win": "No había ganado: hacen falta la Reina en el trono y sus seis guardias alrededor.",
  "queens-and-guards.trap": "Trampa: se anuncia, no se reta (al que la reta se le recuerda la palabra).",
  "queens-and-guards.start": "Inicio: uno dice el color que empieza y el otro elige una mano.",
  "queens-and-guards.move-one": "En cada turno hay que mover una pieza; solo pasa quien no puede.",
  "queens-and-guards.trap-moment": "Trampa en el momento incorrecto: sin banderilla, la pieza sale caminando.",
  "queens-and-guards.blocked": "Guardia bloqueado: si no puede retroceder, se mueve otra pieza.",
  "queens-and-guards.trapped-no-trap": "Atrapado no atrapa: primero retrocede.",
  "queens-and-guards.ring-draw": "Empate: los seis guardias rodean el trono y su Reina no está ahí.",
  "queens-and-guards.agreed-draw": "Empate de acuerdo: los dos ven que nadie puede mover sin falta.",
  "queens-and-guards.no-moves": "Empate: nadie puede mover.",
  "queens-and-guards.time-limit": "Límite de tiempo: si nadie ganó, es empate.",
  "queens-and-guards.challenge": "Los retos: en su momento y con su regla.",
  "queens-and-guards.time": "El minuto de cada turno.",
};

const colorEs = (color: unknown): string => (color === "red" ? "rojo" : "azul");

/** Names a piece by its looks, for sentences. Its letter and number are for notation. */
export const namedEs = (piece: string): string =>
  isQueen(piece)
    ? `la Reina ${colorOf(piece) === "red" ? "roja" : "azul"}`
    : `el guardia ${colorEs(colorOf(piece))} ${piece.slice(1)}`;

const y = (value: unknown): string => listed(value, "y", namedEs);

const first = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const pieceEs = (piece: string): string =>
  isQueen(piece)
    ? `Reina ${colorOf(piece) === "red" ? "roja" : "azul"}`
    : `guardia ${colorEs(colorOf(piece))} ${piece.slice(1)}`;

const placeEs = (space: string, crown: Color | null): string =>
  space === THRONE ? "trono" : crown ? `corona ${crown === "red" ? "roja" : "azul"} ${space}` : space;

export const play = {
  ...title,
  phases: {
    start: "Un color y una mano deciden quién empieza",
    play: "Mueve, y pasa la banderilla",
    penalty: "Una pieza puede ir a la banda externa",
    result_pending: "Resultado por confirmar",
    over: "El juego terminó",
  },
  watched: {
    start: (names: string) => `${names} elige en el sorteo`,
    play: (names: string) => `${names} mueve`,
    penalty: (names: string) => `${names} puede llevar una pieza a la banda externa`,
    result_pending: (names: string, count: number) => `${names} contesta${count === 1 ? "" : "n"} el resultado`,
  },
  isDone,
  refusals: {
    not_caller: "El color lo dice el otro.",
    not_picker: "La mano la elige el otro.",
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
    must_retreat: (params: Params) => `Trampa: ${y(params.pieces)} ${many(params.pieces) ? "deben retroceder, en cualquier orden" : "debe retroceder"}.`,
    must_leave_trap: (params: Params) => `${first(y(params.pieces))} ${many(params.pieces) ? "deben" : "debe"} salir de la trampa con un movimiento sin falta.`,
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
  ...faults,
  happenings: {
    start_called: (event, names) => `${names(event.seat)} dice que empieza el ${colorEs(event.params?.color)}.`,
    start_picked: (event, names) =>
      `${names(event.seat)} elige la mano ${event.params?.hand === "left" ? "izquierda" : "derecha"} y juega con ${colorEs(event.params?.color)}. Empieza ${names(Number(event.params?.starter))}.`,
    touched: (event, names) => `${names(event.seat)} toca ${namedEs(text(event.params?.piece))}.`,
    moved: (event, names, hasCodes) => {
      const { piece, from, to, kind } = event.params ?? {};
      const way = hasCodes ? ` de ${text(from)} a ${text(to)}` : to === THRONE ? " al trono" : "";
      const out = { retreat: "retrocede", leave: "sale de la trampa" }[text(kind)];
      const named = namedEs(text(piece));
      return out === undefined ? `${names(event.seat)} mueve ${named}${way}.` : `${names(event.seat)}: ${named} ${out}${way}.`;
    },
    trap_announced: (event, names) => {
      const pieces = y(event.params?.pieces);
      const said = `¡Trampa!, dice ${names(event.seat)}: ${pieces}.`;
      if (event.params?.way === "wrong_moment") return `${said} Sin banderilla: la pieza sale caminando.`;
      const back = y(event.params?.returned);
      return back ? `${said} La última jugada vuelve atrás: ${back}.` : said;
    },
    say_trap: (event, names) =>
      `${names(event.seat)}: se dice «trampa», no «reto».${event.params?.effect ? " Y ahora no hay trampa que anunciar." : ""}`,
    banished: (event, names, hasCodes) =>
      `${names(event.seat)} lleva ${namedEs(text(event.params?.piece))} a la banda externa${hasCodes ? `, ${text(event.params?.to)}` : ""}.`,
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
    ...boardWords.actions,
    start_call: "Decir el color",
    start_pick: "Elegir una mano",
    select: "Tocar",
    move: "Mover",
    announce_trap: "¡Trampa!",
    declare_win: "Declarar la victoria",
    banish: "Llevar a la banda externa",
    waive_banish: "Dejarla donde está",
  },
  options: {
    ...boardWords.options,
    starter: { label: "Quién empieza", values: { null: "Color y mano", "0": "El primero", "1": "El segundo" } },
    max_turns: {
      label: "Turnos como máximo",
      values: { "400": "400", "200": "200", "100": "100", "0": "Sin límite" },
    },
    hints: { label: "Mostrar las trampas sin anunciar (con ayuda)", values: { false: "No", true: "Sí" } },
    repetition: {
      label: "Empate por repetición (tres veces)",
      values: { assisted: "Solo con ayuda", always: "Siempre", never: "Nunca" },
    },
    check_agreed_draw: {
      label: "Revisar el empate de acuerdo",
      values: { assisted: "Solo con ayuda", always: "Siempre", never: "Nunca" },
    },
  } as GameWords["options"],
  reasons: {
    goal: "la Reina en el trono con sus seis guardias",
    ring: "los guardias sin su Reina",
    no_moves: "nadie puede mover",
    repetition: "la misma posición por tercera vez",
  } as Record<string, string>,
  columns: { turns: "Turnos", traps: "Trampas", retreats: "Retrocesos" },
  hints: {
    start_call: "Toca cualquiera: es un sorteo.",
    start_pick: "Toca cualquiera: es un sorteo.",
    move: ({ piece, to }, view) => {
      const reasons = { trap: "así sale de la trampa", throne: "es su lugar", ring: "así rodea el trono", nearer: "así se acerca al trono", other: "así busca un lugar mejor" };
      return `Mueve ${namedEs(piece)} ${to === THRONE ? "al trono" : "al espacio marcado"}: ${reasons[whyMove(view, piece, to)]}.`;
    },
    announce_trap: ({ pieces }) => `¡Atrapaste ${pieces.map((each) => namedEs(each).replace(/^el /, "al ").replace(/^la /, "a la ")).join(" y ")}! Anuncia la trampa.`,
    declare_win: "Tu Reina está en el trono con sus seis guardias: ¡declara la victoria!",
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    passesSoon: "pasa sola",
    board: "Tablero hexagonal de 91 espacios",
    cell: (space: string, crown: Color | null, piece: string | null, trapped: boolean) =>
      `${placeEs(space, crown)}, ${piece === null ? "libre" : pieceEs(piece)}${trapped ? ", en una trampa" : ""}`,
    calls: "Qué puedes hacer",
    callNow: "Sorteo: elige un color. El otro saca una mano a ciegas.",
    pickNow: "Elige una mano: juegas con el color que tenga.",
    calling: (name: string) => `${name} dice el color que empieza.`,
    picking: (name: string) => `${name} elige una mano.`,
    called: (color: Color) => `Empieza el ${colorEs(color)}.`,
    starts: (color: Color): string => (color === "red" ? "Empieza el rojo" : "Empieza el azul"),
    hand: { left: "Mano izquierda", right: "Mano derecha" },
    goNow: (piece: string) => `Mueve ${namedEs(piece)} ahí, o toca otro espacio.`,
    pickPiece: "Toca una de tus piezas y después un espacio vecino.",
    pickSpace: (piece: string) => `¿A dónde va ${namedEs(piece)}? Toca un espacio.`,
    move: (space: string, hasCodes: boolean) => (space === THRONE ? "Mover al trono" : hasCodes ? `Mover a ${space}` : "Mover ahí"),
    judge: "¿Es verdad? Acepta el resultado o rétalo.",
    judging: (name: string) => `${name} mira el resultado.`,
    movedNow: "¿Encerraste una pieza? Anúnciala. Después pasa.",
    acceptNow: "Acepta el resultado.",
    passNow: "¡Listo! Pasa la banderilla.",
    won: "¡Gané!",
    trap: "Encerré una pieza",
    nameThem: "Toca las piezas contrarias que están atrapadas.",
    naming: (pieces: readonly string[]) => `Atrapadas: ${y(pieces)}.`,
    nobodyNamed: "Anunciar la trampa",
    announce: (pieces: readonly string[]) => `Anunciar la trampa: ${y(pieces)}`,
    back: "Volver",
    mustRetreat: (pieces: readonly string[]) =>
      many(pieces) ? `Trampa: ${y(pieces)} deben retroceder, una pieza en cada turno.` : `Trampa: ${y(pieces)} debe retroceder.`,
    mustLeave: (pieces: readonly string[]) =>
      many(pieces) ? `Una pieza debe salir de la trampa: ${y(pieces)}.` : `${first(y(pieces))} debe salir de la trampa.`,
    banishNow: (pieces: readonly string[]) => `Puedes llevar ${y(pieces)} a un espacio libre de la banda externa.`,
    banishing: (name: string, pieces: readonly string[]) => `${name} puede llevar ${y(pieces)} a la banda externa.`,
    banish: (piece: string, space: string, hasCodes: boolean) => `Llevar ${namedEs(piece)} ${hasCodes ? `a ${space}` : "ahí"}`,
    moved: (piece: string, from: string, to: string, kind: string, hasCodes: boolean) =>
      `${{ retreat: "Retrocedió con", leave: "Salió de la trampa con" }[kind] ?? "Movió"} ${namedEs(piece)}${hasCodes ? ` de ${from} a ${to}` : to === THRONE ? " al trono" : ""}.`,
    endings: { pass: "Pasó sin mover.", lost: "Perdió el turno.", undone: "La jugada volvió atrás." } as Record<string, string>,
    nothingDone: "No movió.",
    turnOf: (name: string) => `Turno de ${name}`,
    lastOf: (name: string) => `Jugada anterior: ${name}`,
  },
  side: (view: View, seat: number) => {
    const color = view.colors?.[seat] ?? null;
    return color === null ? plainSide(view, seat) : { color, form: color === "red" ? "shield" : "hexagon", name: color === "red" ? "las rojas" : "las azules" };
  },
  sums: (view: View, rule: string | null) => kept(view, rule, {
    "one-space": (from, to) => `${from} y ${to} son vecinos`,
    backwards: () => "no se aleja del centro",
    throne: () => "no entra al trono",
    "into-trap": () => "no queda entre dos contrarios",
  }),
  kept: {
    "queens-and-guards.one-space": "se movió a un espacio vecino",
    "queens-and-guards.backwards": "no se alejó del centro",
    "queens-and-guards.throne": "ningún guardia entró al trono",
    "queens-and-guards.crown": "ningún guardia entró a la corona del otro",
    "queens-and-guards.into-trap": "la pieza no quedó entre dos contrarias",
    "queens-and-guards.move-it-use-it": "hizo un solo movimiento",
    "queens-and-guards.win": "la Reina está en el trono con sus seis guardias alrededor",
    "queens-and-guards.trap": "la trampa se anunció en su momento",
  } as Record<string, string>,
  tally: (view: View, seat: number) => {
    const color = view.colors?.[seat];
    return color
      ? {
          value: guardsInRing(view, color),
          label: "de 6 al trono",
        }
      : {};
  },
  aims: (rule: string, view: View) =>
    rule === "queens-and-guards.trap"
      ? Object.keys(view.board).map((piece) => ({ label: first(namedEs(piece)), with: { target: piece } }))
      : [],
  describe: (view: View, names: Names) => {
    if (!view.colors) return "Todavía no se sabe quién empieza.";
    const seats = view.colors.map((color, seat) => {
      const own = Object.entries(view.board).filter(([piece]) => colorOf(piece) === color);
      const places = own.map(([piece, space]) => `${isQueen(piece) ? "Reina" : `guardia ${piece.slice(1)}`} en ${space === THRONE ? "el trono" : space}`);
      return `${names(seat)}, ${colorEs(color)}, corona en ${CROWNS[color]}: ${places.join(", ")}.`;
    });
    const caught = held(view);
    return `${seats.join(" ")} ${caught.length ? `Atrapadas: ${y(caught)}.` : "Ninguna trampa anunciada."} Turno de ${names(view.turn.seat)}.`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof play;

export const howto: Howto = {
  goal: "Sé el primero en poner a tu Reina en el trono, el centro del tablero, con tus seis guardias alrededor.",
  turn: [
    "Al comienzo uno dice el color que empieza y el otro elige una mano: juega con el color que tenga.",
    "Recibes la banderilla. Mira la jugada anterior: antes de tocar una pieza todavía puedes retarla, o decir «trampa».",
    "Mueve una pieza un espacio, hacia el centro o de lado, a un espacio libre. Nunca hacia atrás, y solo una.",
    "El trono es de la Reina. Las coronas, donde comienzan las Reinas, también: cada Reina entra solo en la suya.",
    "Dos piezas tuyas a los dos lados de una contraria, en línea recta, son una trampa: la hace la que llega. Nadie se mete entre dos piezas contrarias.",
    "La trampa vale si la anuncias con la banderilla: después de formarla y antes de pasar; o al comienzo de tu turno, antes de tocar, y entonces la última jugada del otro vuelve atrás.",
    "Un guardia atrapado retrocede un espacio en su turno; una Reina atrapada vuelve a su corona. La Reina va primero; entre guardias, su jugador elige. Quien no puede retroceder está bloqueado y mueve otra pieza.",
    "Mientras estás atrapado no anuncias ni formas trampas, a menos que estés bloqueado.",
    "Si dices «trampa» sin la banderilla y el otro aún no movió, la pieza no retrocede: sale caminando con un movimiento sin falta.",
    "Pasa la banderilla. Sin mover solo pasa quien no puede mover sin falta.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Reta al recibir la banderilla y antes de tocar una pieza.",
    "Si aciertas con un espacio de más, el trono, una corona o un segundo movimiento, el tablero vuelve atrás y te toca.",
    "Si aciertas con moverse hacia atrás o hacia una trampa, puedes llevar esa pieza a un espacio libre de la banda externa que no sea corona. Después te toca.",
    "Una victoria declarada se reta sin banderilla, en 20 segundos. Si era falsa, ganas tú.",
    "Si te equivocas, pierdes el turno y recibes una falta. Fuera de tiempo, o sobre lo que no se puede retar, recibes solo la falta. Con tres faltas pierdes el juego.",
    "Una trampa no se reta: se anuncia. Si dices «reto» en lugar de «trampa», se te recuerda y nada más.",
  ],
  end: [
    "Gana quien tiene a su Reina en el trono y a sus seis guardias alrededor. Anúncialo; si no, lo hace el servidor al pasar la banderilla.",
    "Es empate si tus seis guardias rodean el trono y tu Reina no está en él; si los dos están de acuerdo en que nadie puede mover sin falta; o si los dos pasan sin mover.",
    "Con el límite de tiempo, si quien empezó ya movió, los dos completan su turno. Si nadie gana, es empate.",
  ],
  cases: [
    ["goal", "Won and announced", "goal", [0]],
    ["end", "Six guards round an empty throne", "ring", []],
    ["end", "Neither side can move", "no_moves", []],
    ["end", "Time: the starter has moved, both finish", "time", []],
  ],
  clock: [
    "Cada turno dura un minuto, si la mesa no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Lo que ya moviste se queda y la banderilla pasa; si no moviste, pierdes el turno. Con el tercer aviso pierdes.",
    "El juego dura 30 minutos.",
  ],
  line: [
    ["call red · left", "empieza el rojo · la mano izquierda"],
    ["B1 4.15", "mover B1 al espacio 4.15"],
    ["trap R1 · trap R1 RQ", "anunciar la trampa de esas piezas"],
    ["B1", "tocar B1 sin moverla"],
    ["R1 > 5.10", "llevar R1 a la banda externa"],
    ["waive", "dejarla donde está"],
    ["win", "declarar la victoria"],
    ["!queens-and-guards.backwards", "retar esa regla"],
    ["pass", "pasar la banderilla"],
    ["draw? · draw+ · draw-", "proponer empate · aceptar · rechazar"],
    ["accept · resign", "aceptar el resultado · rendirse"],
  ],
};

export const lesson: LessonWords = {
  move: [
    "Lleva tu reina al trono del medio y rodéala con tus seis guardias. Tú juegas con las azules. Un paso: toca el guardia marcado, después el espacio marcado y el botón.",
    "Se avanza hacia el centro o de lado, nunca para atrás.",
  ],
  trap: [
    "¡Trampa! Un guardia rojo quedó entre dos tuyos. Dilo: toca el botón de la trampa, la pieza roja y el botón marcado.",
    "Ahora esa pieza tiene que retroceder un paso.",
  ],
  pass: ["«{pass_flag}»: así termina tu turno.", "La pieza atrapada se fue para atrás."],
  challenge: [
    "Es un torneo: nadie avisa las faltas. La pieza roja marcada se alejó del centro sin estar atrapada. Toca «{challenge}» y elige la regla de no ir para atrás.",
    "Es una C (correcto): ahora puedes mandarla a la banda externa.",
  ],
  ring: ["Tu reina está en el trono y falta un guardia. Muévelo al lugar vacío del anillo.", "¡Seis guardias alrededor!"],
  win: ["Di que ganaste: toca el botón marcado.", "Si el otro no lo reta, la partida es tuya."],
};
