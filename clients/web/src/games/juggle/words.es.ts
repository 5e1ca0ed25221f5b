/** The words of Juggle, in Spanish. */
import { es as boardWords } from "../../board/words.es";
import { pretty } from "../../dice/sentence";
import { listed } from "../../words/arithmetic";
import { plural } from "../../words/plural";
import { notTrue } from "../../words/sums.es";
import type { Title, FaultWords, GameWords, Names, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import { challengedSeat, COLOURS, pieceOf, SHAPES, WILD, byDie, isDone, type Colour, type Deed, type View } from "./view";
import { list, text, sums } from "./wording";

export const title: Title = { name: "Juggle", tag: "Cubre tu tablero con poliominós sin que se toquen los del mismo color" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "juggle.exact-value": [
      "El número del dado no es el de los cuadrados de la pieza: |toma otra, o usa otro dado.",
      ({ die, squares }) => `La pieza tiene ${plural("es", Number(squares), "cuadrado", "cuadrados")} y el dado dice ${die}: |toma una de ${die}, o usa otro dado.`,
    ],
    "juggle.calculated-value missing": "Falta la cuenta: |dila con los dos dados antes de tomar la pieza.",
    "juggle.calculated-value dice": [
      "La cuenta no usa los números de los dados: |usa los dos, una vez cada uno.",
      ({ used, dice }) => `La cuenta usa ${listed("es", used)}; los dados son ${listed("es", dice)}: |usa los dos.`,
    ],
    "juggle.calculated-value value": [
      "La cuenta no da lo que dice: |vuelve a calcularla.",
      ({ wrong }) => (wrong === null ? "La cuenta no da lo que dice." : `${notTrue(wrong)}: |vuelve a calcularla.`),
    ],
    "juggle.calculated-value piece": [
      "El resultado no es el número de cuadrados de la pieza: |toma otra, o haz otra cuenta.",
      ({ stated, squares }) =>
        `La cuenta da ${stated} y la pieza tiene ${plural("es", Number(squares), "cuadrado", "cuadrados")}: |toma otra pieza, o haz otra cuenta.`,
    ],
    "juggle.how-many": "Son demasiadas piezas: una por cada dado, o una sola con una cuenta. |Usa el otro dado, si te queda, o pasa.",
    "juggle.six-is-wild":
      "Esa pieza no se puede pedir: hace falta un 6 exacto, y que no quede una igual en el banco. |Toma una del banco.",
    "juggle.after-return": "Ya se devolvió una pieza en este turno: no se toma otra. |Pasa la banderilla.",
    "juggle.must-use": "La pieza cabe en el tablero: |gírala o voltéala y colócala.",
    "juggle.removal-time": "Las piezas se quitan antes de lanzar los dados: |ahora toma una o pasa.",
    "juggle.colours-touch": "Toca otra pieza del mismo color, por un lado o una esquina: |búscale otro lugar.",
    "juggle.covered": [
      "El tablero no está cubierto: se gana cuando no queda ningún cuadrado vacío.",
      ({ empty }) =>
        `${empty === 1 ? "Queda 1 cuadrado vacío" : `Quedan ${empty} cuadrados vacíos`}: se gana con el tablero cubierto.`,
    ],
  },
  missing: {
    roll: "Todavía no lanzaste: lanza los dados antes de pasar.",
    hand: "Tienes una pieza en la mano: colócala, o devuélvela si no cabe.",
  },
  stakes: {
    turn: "pierdes este turno y lo que quitaste vuelve a su lugar",
    pieces_home: "la pieza mal elegida vuelve a su lugar",
    pieces_off: "las piezas que señales salen del tablero",
  },
};

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

const COLOUR_ES = Object.fromEntries(COLOURS.map(({ id, es }) => [id, es])) as Record<Colour, string>;

const SHAPE_ES = new Map(SHAPES.map((shape) => [shape.id, shape.es]));

export const nameEs = (id: unknown): string => {
  const { colour, shape } = pieceOf(text(id));
  return `${SHAPE_ES.get(shape) ?? shape} ${COLOUR_ES[colour] ?? ""}`;
};

/** Names a piece by its colour and its number of squares, for readers who see it. */
export const pieceEs = (id: unknown): string => {
  const { colour, size } = pieceOf(text(id));
  return `una pieza ${COLOUR_ES[colour]?.replace(/o$/, "a")} de ${size}`;
};

export const rulesEs = {
  "juggle.exact-value": "Valor exacto: la pieza no corresponde al dado.",
  "juggle.calculated-value": "Valor calculado: la cuenta está mal o falta.",
  "juggle.how-many": "Demasiadas piezas, o los dos métodos a la vez.",
  "juggle.six-is-wild": "Solo con un 6 se le saca una pieza al rival.",
  "juggle.after-return": "Otra pieza después de devolver una.",
  "juggle.must-use": "La pieza cabía y no se puso.",
  "juggle.removal-time": "Pieza quitada después de lanzar los dados.",
  "juggle.colours-touch": "Piezas del mismo color que se tocan (también en una esquina).",
  "juggle.covered": "No había ganado: el tablero no está cubierto.",
  "juggle.piece-played": "Pieza puesta, pieza jugada: no se mueve en ese turno.",
  "juggle.start": "Inicio: cada uno lanza un dado; empieza el menor.",
  "juggle.challenge": "Se reta al recibir la banderilla, antes de lanzar los dados.",
  "juggle.declared-win": "Una victoria declarada se reta sin tener la banderilla.",
  "juggle.roundoff": "Fin de ronda: si gana quien empezó, el otro completa su turno.",
  "juggle.time-limit": "Límite de tiempo: gana quien tiene 3 espacios vacíos menos; si no, es empate.",
  "juggle.time": "Cada turno dura un minuto.",
};

export const play = {
  ...title,
  phases: {
    start: "Se lanzan los dados para ver quién empieza",
    review: "Lanza los dados",
    rolled: "Elige una pieza o pasa",
    holding: "Coloca la pieza",
    result_pending: "Resultado por confirmar",
    over: "El juego terminó",
  },
  reviewing: {
    ...boardWords.reviewing,
  },
  watched: {
    start: () => "Se lanzan los dados para ver quién empieza",
    review: (names: string) => `${names} lanza los dados`,
    rolled: (names: string) => `${names} elige una pieza`,
    holding: (names: string) => `${names} coloca su pieza`,
    result_pending: (names: string, count: number) => `${names} contesta${count === 1 ? "" : "n"} el resultado`,
  },
  isDone,
  refusals: {
    malformed: "No entendí. Escribe la cuenta así: 3 × 4 + 2 = 14. Para retar piezas que se tocan, señala cuáles.",
    result_pending: "Hay un resultado por confirmar: solo se puede retar o aceptar.",
    hand_full: "Tienes una pieza en la mano: colócala o devuélvela.",
    hand_empty: "No tienes ninguna pieza en la mano.",
    not_on_board: "Esa pieza no está en ese tablero.",
    not_in_bank: "Esa pieza no está en el banco.",
    already_rolled: "Ya lanzaste los dados.",
    not_rolled: "Primero lanza los dados.",
    win_declared: "De un tablero con la victoria declarada no se toman piezas.",
    wrong_shape: "Esos espacios no tienen la forma de la pieza.",
    occupied: "Ahí ya hay una pieza.",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: rulesEs,
  ...faults,
  happenings: {
    started: (event, names) => `Dados de inicio: ${list(event.params?.dice)}. Empieza ${names(event.seat)}.`,
    rolled: (event, names) => `${names(event.seat)} lanza: ${list(event.params?.dice)}.`,
    removed: (event, names) => `${names(event.seat)} quita de su tablero: ${nameEs(event.params?.piece)}.`,
    taken: (event, names) =>
      `${names(event.seat)} ${event.params?.from === "opponent" ? "pide del otro tablero" : "elige"} ${pieceEs(event.params?.piece)}${
        event.params?.method === "exact"
          ? `, con el ${event.params.die === 1 ? "segundo" : "primer"} dado`
          : `; dice: ${pretty(text(event.params?.sentence)) || "nada"}`
      }.`,
    placed: (event, names, hasCodes) => `${names(event.seat)} coloca ${pieceEs(event.params?.piece)}${hasCodes ? ` en ${list(event.params?.cells)}` : ""}.`,
    returned: (event, names) => `${names(event.seat)} devuelve la pieza: ${nameEs(event.params?.piece)}.`,
    win_stands: (event, names) => `La victoria de ${names(event.seat)} vale.`,
    restored: (event, names) => `Se corrige la jugada de ${names(event.seat)}.`,
    end_announced: () => "Límite de tiempo: se cuentan los espacios vacíos.",
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    ...boardWords.actions,
    remove: "Quitar la pieza",
    roll: "Lanzar los dados",
    take: "Elegir",
    place: "Colocar aquí",
    return: "Devolver la pieza",
    declare_win: "Declarar la victoria",
  },
  options: {
    ...boardWords.options,
    starter: { label: "Quién empieza", values: { null: "El dado menor", "0": "El primero", "1": "El segundo" } },
    hints: { label: "Mostrar dónde cabe la pieza (con ayuda)", values: { true: "Sí", false: "No" } },
    touch_window: {
      label: "Colores que se tocan",
      values: { always: "Se retan mientras estén ahí", last_turn: "Solo los del último turno" },
    },
  } as GameWords["options"],
  reasons: {
    goal: "tablero cubierto",
    false_win: "victoria mal declarada",
    time: "límite de tiempo",
  } as Record<string, string>,
  columns: {
    round: "Ronda",
    dice: "Dados",
    pieces: "Piezas",
    empty: "Vacíos",
    note: "Nota",
    declared: "declara",
    challenged: "por reto",
    forfeit: "por tiempo",
    lost: "perdido",
  } as Record<string, string>,
  hints: {
    roll: "Lanza los dos dados: dicen qué piezas puedes elegir.",
    take: ({ piece, from, method, die, sentence }, view) => {
      if (from === "opponent") return `Pide el ${nameEs(piece)} del otro tablero: con el ${WILD} se puede.`;
      if (method === "calculated") return `Prueba el ${nameEs(piece)}: sale con ${pretty(text(sentence))}.`;
      const value = view.dice?.[die ?? 0];
      return value === WILD ? `Prueba el ${nameEs(piece)}: con el ${WILD} vale cualquiera.` : `Prueba el ${nameEs(piece)}: tu dado dice ${text(value)}.`;
    },
    place: (_action, view) => `Pon el ${nameEs(view.hand?.piece)} en el lugar marcado: ahí no toca otro de su color.`,
    return: "Esa pieza no cabe ahora: devuélvela y sigue.",
    remove: ({ piece }) => `Quita el ${nameEs(piece)}: así haces lugar para piezas mejores.`,
    pass_flag: (_action, view) => (isDone(view) ? "Ya usaste los dos dados: pasa la banderilla." : "Tu tablero está bien así: pasa la banderilla."),
    declare_win: "Tu tablero está cubierto: ¡declara la victoria!",
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    boardOf: (name: string, empty: number) => `Tablero de ${name}: ${empty} ${empty === 1 ? "espacio vacío" : "espacios vacíos"}`,
    see: "El otro tablero",
    aim: "Gana quien cubre primero sus 81 espacios. Dos piezas del mismo color no se tocan, ni por una esquina.",
    cell: (cell: string, piece: string | null) => `${cell}, ${piece === null ? "libre" : nameEs(piece)}`,
    bank: "Banco",
    colours: "Color",
    colour: COLOUR_ES,
    piece: nameEs as (id: string) => string,
    inBank: (piece: string, count: number) => `${nameEs(piece)}${count > 1 ? `, quedan ${count}` : ""}`,
    methods: "Cómo eliges",
    byDie: (value: number) => `valor exacto, dado ${value}`,
    calculated: "Con una cuenta",
    silently: "Elegir sin decir la cuenta",
    calls: "Qué puedes hacer",
    handling: "Mover la pieza",
    inHand: (piece: string) => `En la mano: ${pieceEs(piece)}`,
    hint: "Toca para probar; otra vez para colocar.",
    rollNow: "Lanza los dos dados.",
    reviewOrRemove: "Reta, quita piezas o lanza los dados",
    reviewOrRoll: "Reta o lanza los dados",
    removeOrRoll: "Lanza los dados, o toca una pieza tuya para quitarla.",
    takeNow: (sizes: readonly number[]) =>
      sizes.includes(WILD) ? "Elige una pieza: con el 6 vale cualquiera." : `Elige una pieza de ${sizes.join(" o de ")} ${sizes.join() === "1" ? "cuadrado" : "cuadrados"}, o pasa.`,
    passNow: "¡Listo! Pasa la banderilla.",
    winNow: "Tu tablero está cubierto: declara la victoria.",
    take: (piece: string) => `Elegir ${nameEs(piece)}`,
    ask: (piece: string) => `Pedir ${nameEs(piece)}`,
    with: (value: number) => `con el ${value}`,
    saying: (sentence: string | null) => (sentence ? pretty(sentence) : "sin cuenta"),
    remove: (piece: string) => `Quitar ${nameEs(piece)}`,
    place: "Colocar aquí",
    point: (count: number) => `Retar: se tocan (${count} ${count === 1 ? "pieza" : "piezas"})`,
    pointHint: "¿Se tocan piezas del mismo color? Señálalas en el tablero del otro.",
    handles: boardWords.handles,
    nowhere: "No cabe en ningún lugar: devuélvela.",
    trouble: { occupied: "Ahí hay otra pieza.", touches: "Ahí toca una pieza de su color." },
    declared: (name: string) => `${name} declaró la victoria y vale: es el último turno.`,
    turnLost: "Turno perdido",
    nothingDone: "Nada",
    turnOf: (name: string) => `Turno de ${name}`,
    lastOf: (name: string) => `Jugada anterior: ${name}`,
    deed: (deed: Deed, dice: readonly number[] | null): string => {
      const how =
        deed.method === "exact"
          ? byDie("con el dado", dice?.[deed.die ?? 0], "que vale cualquiera")
          : deed.sentence
            ? `con ${pretty(deed.sentence)}`
            : "sin cuenta";
      switch (deed.kind) {
        case "take":
          return `${deed.cells.length ? "Pidió" : "Eligió"} ${pieceEs(deed.piece)} ${how}`;
        case "place":
          return `Colocó en ${deed.cells.join(" ")}`;
        case "return":
          return `Devolvió ${nameEs(deed.piece)}`;
        case "remove":
          return `Quitó ${nameEs(deed.piece)} de ${deed.cells.join(" ")}`;
        case "declare":
          return "Declaró la victoria";
        default:
          return "";
      }
    },
    pad: boardWords.pad,
  },
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      exact: (die: number) => `un ${die} da una pieza de ${die}`,
      wild: "el 6 da cualquier pieza",
      full: "no queda ningún espacio vacío",
      apart: "ninguna pieza nueva toca otra de su color",
      early: "quitó la pieza antes de lanzar los dados",
    }),
  kept: {
    "juggle.exact-value": "la pieza es del tamaño del dado",
    "juggle.calculated-value": "la cuenta es cierta y da el tamaño de la pieza",
    "juggle.must-use": "la pieza no cabía en ningún lugar sin tocar otra de su color",
    "juggle.removal-time": "quitó la pieza antes de lanzar los dados",
    "juggle.covered": "no queda ningún espacio vacío",
    "juggle.colours-touch": "ninguna pieza toca otra de su color",
    "juggle.how-many": "tomó las piezas que le tocaban, con un solo método",
    "juggle.six-is-wild": "no le sacó una pieza al rival, o tenía un 6",
    "juggle.after-return": "no tomó otra pieza después de devolver una",
  } as Record<string, string>,
  tally: (view: View, seat: number) => ({
    value: view.empty[seat] ?? 0,
    label: "por llenar",
    notes: [`ronda ${view.round}`, ...(view.declared[seat] ? ["victoria declarada"] : [])],
  }),
  aims: (rule: string, view: View) =>
    rule === "juggle.colours-touch"
      ? Object.entries(view.boards[challengedSeat(view)] ?? {}).map(([piece, cells]) => ({
          label: `${nameEs(piece)} (${cells[0] ?? ""})`,
          with: { target: [piece] },
        }))
      : [],
  aimed: ["juggle.colours-touch"] as readonly string[],
  describe: (view: View, names: Names) => {
    const boards = view.boards.map((board, seat) => {
      const lying = Object.entries(board).map(([piece, cells]) => `${nameEs(piece)} en ${cells.join(" ")}`);
      return `Tablero de ${names(seat)}, ${view.empty[seat]} vacíos: ${lying.join("; ") || "ninguna pieza"}.`;
    });
    const rolled = view.dice ? ` Dados: ${view.dice.join(" y ")}.` : "";
    const hand = view.hand ? ` En la mano: ${nameEs(view.hand.piece)}.` : "";
    return `Ronda ${view.round}. ${boards.join(" ")} Turno de ${names(view.turn.seat)}.${rolled}${hand}`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof play;

export const howto: Howto = {
  goal: "Cubre tu tablero de 9 × 9 con poliominós antes que el otro. Dos piezas del mismo color no pueden tocarse, ni siquiera en una esquina.",
  turn: [
    "Al comienzo cada uno lanza un dado: empieza el menor.",
    "Recibes la banderilla. Mira el tablero del otro y su jugada: todavía puedes retar.",
    "Antes de tocar los dados puedes quitar piezas de tu tablero. Vuelven al banco.",
    "Lanza los dos dados. Un dado dice cuántos cuadrados tiene la pieza. El 6 es comodín: la pieza que quieras.",
    "Valor exacto: una pieza por cada dado, hasta dos. O valor calculado: una sola pieza, con una cuenta de los dos dados, como 6 ÷ 2 = 3.",
    "Con un 6 en un dado puedes pedir una pieza del tablero del otro si en el banco no hay una igual. Con un 6 calculado, solo del banco.",
    "Gira y voltea la pieza y colócala en tu tablero. Pieza puesta, pieza jugada: ya no se mueve.",
    "La pieza elegida se usa. Si no cabe en ningún lugar, devuélvela: en ese turno ya no eliges otra.",
    "Si tu tablero está cubierto, declara la victoria. Si no, pasa la banderilla. No es obligación elegir.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Reta cuando recibes la banderilla, antes de lanzar los dados.",
    "Piezas que se tocan: señala cuáles. Puedes retarlas en cualquier turno mientras estén ahí. Las demás reglas, solo por la jugada que acaba de terminar.",
    "Si aciertas: la pieza mal elegida vuelve a su lugar; las piezas señaladas van al banco; y por una pieza devuelta o quitada sin derecho se deshace todo el turno. Después juegas tú.",
    "Una victoria declarada se reta sin banderilla. Si hay colores que se tocan o espacios vacíos, ganas tú.",
    "Si te equivocas, pierdes el turno y recibes una falta. Un reto fuera de tiempo es solo una falta. Con tres faltas pierdes el juego.",
  ],
  end: [
    "Gana quien cubre su tablero y lo declara. Si es quien empezó, el otro completa su turno; si también cubre el suyo, es empate.",
    "Con el límite de tiempo se completa la ronda y se cuentan los espacios vacíos: gana quien tiene 3 menos o más de diferencia; si no, es empate.",
  ],
  cases: [
    ["goal", "Declared win of the starter and roundoff", "goal", [0]],
    ["end", "Both cover: a draw", "goal", []],
    ["end", "Time limit: the round is completed and the empty spaces are counted, 3 apart", "time", [0]],
    ["end", "Time limit: 2 apart is a draw; the last window may still change the count", "time", []],
  ],
  clock: [
    "Cada turno dura un minuto, si la mesa no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si ya lanzaste y tu mano está vacía, la banderilla pasa sola. Si no, todo lo que hiciste en el turno se deshace. Con el tercer aviso pierdes.",
    "El reloj espera mientras se resuelve un reto.",
  ],
  line: [
    ["roll", "lanzar los dados"],
    ["+r5P d1", "elegir el pentominó P rojo con el primer dado (r, b, g, y: rojo, azul, verde, amarillo)"],
    ["+g3L 6/2=3", "elegir con una cuenta"],
    ["+g3L ?", "elegir con valor calculado, sin decir la cuenta"],
    ["<r5X d2", "pedir del tablero del otro con el segundo dado"],
    ["@A1,A2,B1", "colocar en esos espacios"],
    ["return", "devolver la pieza"],
    ["-r1#2", "quitar de tu tablero el segundo monominó rojo"],
    ["win", "declarar la victoria"],
    ["!juggle.colours-touch @r1#2,r5P", "retar esas dos piezas que se tocan"],
    ["!juggle.must-use", "retar esa regla"],
    ["pass", "pasar la banderilla"],
    ["accept", "aceptar el resultado"],
  ],
};

export const lesson: LessonWords = {
  roll: ["Cubre tu tablero con piezas antes que el otro. «{roll}».", "Salieron 3 y 4: una pieza de 3 cuadrados y una de 4."],
  take: ["Toca el dado 3, una pieza de tres cuadrados, la marcada, y el botón.", "Pieza elegida, pieza usada."],
  place: ["Ponla: toca el tablero donde la quieras, o déjala ahí, y toca el botón marcado.", "Pieza puesta, pieza jugada."],
  second: [
    "Ahora el dado 4: elige el color azul y el cuadrado. Después ponlo. Dos piezas del mismo color no se tocan, ni en una esquina.",
    "Azul al lado de rojo: eso vale.",
  ],
  pass: ["«{pass_flag}»: así termina tu turno.", "El otro lanzó y no puso nada."],
  challenge: [
    "En torneo nadie avisa. En el tablero del otro dos rojas se tocan en una esquina. Toca «{challenge}», la regla de los colores y la roja que se puso después.",
    "Es una C (correcto): esa pieza vuelve al banco.",
  ],
};
