/** The words of FIAR, in Spanish. */
import { es as relocationWords } from "../../board/circles/relocation_words.es";
import { plainSide } from "../../board/seats/sides";
import type { Title, FaultWords, GameWords, Names, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import { bestRow, colorOf, isChip, isMarked, type Color, type View, WIN_LENGTH } from "./view";
import { at, isDone, list, sums } from "./wording";

export const title: Title = { name: "FIAR", tag: "Cuatro en línea en una red de círculos" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "fiar.route jump": relocationWords.routes.jump,
    "fiar.route yellow": relocationWords.routes.yellow,
    "fiar.route off_line": relocationWords.routes.off_line,
    "fiar.piece-placed": "Esa ficha ya se soltó en este turno y se queda ahí: |pasa la banderilla.",
    "fiar.move-it-use-it": "Ya se jugó otra ficha en este turno, y solo se juega una: |pasa la banderilla.",
    "fiar.win-path few": [
      "Son muy pocos círculos: |señala cuatro o más, todos diferentes.",
      ({ circles, least }) => `Son ${circles} círculos diferentes: |señala ${least} o más.`,
    ],
    "fiar.win-path empty": "Uno de esos círculos está vacío: |señala solo círculos con ficha.",
    "fiar.win-path mixed": "Hay fichas de los dos colores: tienen que ser todas del mismo.",
    "fiar.win-path line": "Los círculos no están en una misma recta: |sigue una sola línea.",
    "fiar.win-path yellow": "Esos círculos quedan a los dos lados del área amarilla: el trayecto no la cruza.",
    "fiar.win-path between": "Hay una ficha del otro color en medio: así no es un trayecto ganador. |Busca otro.",
    "fiar.win-path extinguished": "Un extinguidor del otro color está unido a una de esas fichas: |busca otro trayecto, o apártate de él.",
    "fiar.win-relocated": "Ese trayecto salió de la ficha recolocada: con ella no se gana en este turno. |Sigue jugando.",
  },
  missing: { place: "Todavía no pusiste: pon una ficha.", move: "Todavía no moviste: mueve una ficha antes de pasar." },
  stakes: {
    relocate: "recolocas cualquier ficha del otro en un círculo vacío",
    void_relocate: "la victoria no vale y recolocas cualquier ficha del otro en un círculo vacío",
    void_draw: "la victoria no vale y el juego termina en empate",
  },
};

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

export const colorEs: Record<Color, string> = { blue: "azul", red: "rojo" };

const handEs: Record<string, string> = { left: "izquierda", right: "derecha" };

const chipEs = (chip: string): string =>
  isMarked(chip)
    ? `extinguidor ${colorEs[colorOf(chip)]}`
    : `ficha ${colorOf(chip) === "blue" ? "azul" : "roja"}`;

const AREAS_ES = [
  ["arriba a la izquierda", "arriba", "arriba a la derecha"],
  ["a la izquierda", "en el medio", "a la derecha"],
  ["abajo a la izquierda", "abajo", "abajo a la derecha"],
];

/** The sign on a chip, for sentences near the board. */
export const oneEs = (chip: string): string => (isMarked(chip) ? "una ficha con X" : "una ficha");

export const rulesEs = {
  "fiar.route": "Recorrido no permitido: la ficha va por una sola recta, sin saltar fichas ni cruzar el área amarilla.",
  "fiar.piece-placed": "Pieza puesta, pieza jugada: la ficha que ya se soltó no va a otro círculo.",
  "fiar.move-it-use-it": "Muévela, úsala: la primera ficha que se mueve es la del turno; no se mueve otra.",
  "fiar.win-path":
    "Trayecto ganador mal identificado: cuatro o más fichas de un color en una recta, sin fichas del otro color en medio y sin un extinguidor contrario unido a ellas.",
  "fiar.win-relocated": "Victoria con la ficha recolocada: con lo que se recolocó no se gana en ese turno.",
  "fiar.opponent-path": "Ganar con las fichas del rival: también vale su trayecto, si lo dejó pasar o si tú lo completas.",
  "fiar.start": "Inicio: uno dice el color que empieza y el otro elige una mano.",
  "fiar.alternate": "Colocación alterna: una ficha por turno; nada se mueve hasta que las dos manos quedan vacías.",
  "fiar.move-one": "Hay que jugar una ficha en cada turno, si se puede.",
  "fiar.challenge": "Se reta al recibir la banderilla y antes de tocar una ficha.",
  "fiar.time": "El servidor controla el tiempo: nadie lo reta.",
  "fiar.time-limit": "Límite de tiempo: si nadie ha ganado, es empate.",
};

export const play = {
  ...title,
  phases: {
    ...relocationWords.phases,
    start: "Quién empieza",
    placing: "Fase I: pon una ficha de tu mano",
    moving: "Fase II: mueve una ficha",
  },
  watched: {
    ...relocationWords.watched,
    start: (names: string) => `${names} elige en el sorteo`,
    placing: (names: string) => `${names} pone una ficha y pasa`,
    moving: (names: string) => `${names} mueve una ficha y pasa`,
  },
  isDone,
  refusals: {
    ...relocationWords.refusals,
    not_caller: "El color lo dice el otro.",
    not_picker: "La mano la elige el otro.",
    already_called: "El color ya está dicho.",
    not_called: "Primero hay que decir el color.",
    moving_phase: "Ya están todas puestas: ahora se mueven.",
    not_in_hand: "Esa ficha no está en tu mano.",
    already_placed: "En este turno ya pusiste una ficha.",
    not_on_board: "Esa ficha no está en el tablero.",
    placing_phase: "Todavía quedan fichas por poner: no se mueve ninguna.",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: rulesEs,
  ...faults,
  happenings: {
    ...relocationWords.happenings,
    start_called: (event, names) => `${names(event.seat)} dice: empieza el ${colorEs[at(event, "color") as Color]}.`,
    start_picked: (event, names) =>
      `${names(event.seat)} elige la mano ${handEs[at(event, "hand")]}: juega con ${at(event, "color") === "blue" ? "las azules" : "las rojas"}. Empieza ${names(Number(event.params?.starter))}.`,
    touched: (event, names) => `${names(event.seat)} toca ${oneEs(at(event, "chip"))}.`,
    placed: (event, names, hasCodes) => `${names(event.seat)} pone ${oneEs(at(event, "chip"))}${hasCodes ? ` en ${at(event, "to")}` : ""}.`,
    moved: (event, names, hasCodes) => `${names(event.seat)} mueve ${oneEs(at(event, "chip"))}${hasCodes ? ` de ${at(event, "from")} a ${at(event, "to")}` : ""}.`,
    relocated: (event, names, hasCodes) =>
      `${names(event.seat)} recoloca ${oneEs(at(event, "chip"))}${hasCodes ? ` de ${at(event, "from")} a ${at(event, "to")}` : ""}.`,
    win_declared: (event, names, hasCodes) => `${names(event.seat)} declara la victoria${hasCodes ? ` con ${list(event.params?.path)}` : ""}.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    ...relocationWords.actions,
    start_call: "Decir el color inicial",
    start_pick: "Elegir una mano",
    place: "Colocar",
  },
  options: {
    ...relocationWords.options,
    extinguisher: {
      label: "Un extinguidor apaga",
      values: { other_color: "Trayectos del otro color", declarers_opponent: "Trayectos que declara el rival" },
    },
  } as GameWords["options"],
  reasons: { goal: "cuatro fichas de un color en línea", time: "límite de tiempo" } as Record<string, string>,
  columns: relocationWords.columns,
  cell: (value) => (isChip(value) ? chipEs(value) : undefined),
  hints: {
    start_call: "Toca cualquiera: es un sorteo.",
    start_pick: "Toca cualquiera: es un sorteo.",
    place: ({ chip }) => `Pon ${oneEs(chip)} en el círculo marcado: así preparas tu línea de cuatro.`,
    move: ({ chip }) => `Mueve ${oneEs(chip)}, la marcada, hasta el círculo libre marcado: así preparas tu línea de cuatro.`,
    declare_win: "Las fichas marcadas están en línea: ¡declara la victoria!",
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    passOnly: "¡Listo! Pasa la banderilla.",
    placeNow: "Primero toca una ficha de tu mano; después, un círculo libre.",
    moveNow: "Toca una ficha tuya del tablero; después, adónde va.",
    ...relocationWords.ui,
    puts: "apaga rivales",
    /** Beside a dark chip. */
    isOut: "no cuenta",
    inRow: (count: number) => ` Ya son ${count} en línea.`,
    putOut: (color: Color) => ` La apaga una X ${color === "red" ? "roja" : "azul"}.`,
    putsOut: (count: number) => (count === 1 ? " Apaga una ficha rival." : ` Apaga ${count} fichas rivales.`),
    aim: "4 en línea",
    board: "Red de círculos",
    circle: (space: string, chip: string | null) => `${space}, ${chip === null ? "vacío" : chipEs(chip)}`,
    chip: chipEs,
    yourHand: "Tu mano",
    handOf: (name: string, count: number) => `En la mano de ${name}: ${count}`,
    colors: { blue: "Empieza el azul", red: "Empieza el rojo" } as Record<Color, string>,
    hands: { left: "Mano izquierda", right: "Mano derecha" },
    letGo: (_chip: string, _to: string) => "Ponerla ahí",
    touch: (_chip: string) => "Solo tocarla",
    named: (count: number) => (count === 1 ? "1 círculo" : `${count} círculos`),
    callNow: "Sorteo: elige un color. El otro saca una mano a ciegas.",
    callWait: (name: string) => `${name} dice qué color empieza.`,
    pickNow: (color: Color) => `Empieza el ${colorEs[color]}. Elige una mano: ahí está tu color.`,
    pickWait: (name: string, color: Color) => `Empieza el ${colorEs[color]}. ${name} elige una mano.`,
    answerNow: (name: string) => `${name} dice que ganó con los círculos marcados. ¿Es verdad? Acepta, o reta.`,
    acceptNow: (name: string) => `${name} ganó con los círculos marcados. Acepta la victoria.`,
    answerWait: (name: string) => `${name} mira tu trayecto.`,
    nameNow: (count: number) => `Toca los círculos del trayecto (${count} o más).`,
    letGoNow: (_chip: string) => "Toca el círculo donde la pones.",
    passNow: "Ya jugaste: pasa la banderilla, o declara la victoria.",
    noHint: "Ahora no hay ningún trayecto ganador.",
    nothing: "No jugó ninguna ficha.",
    /** Where a circle lies: from the top, and from the left, each 0 to 2. */
    area: (down: number, across: number) => AREAS_ES[down]?.[across] ?? "",
    placed: (chip: string, to: string, area: string) => `Puso ${oneEs(chip)}${to ? ` en ${to}` : ` ${area}`}.`,
    moved: (chip: string, from: string, to: string, area: string) => `Movió ${oneEs(chip)}${from ? ` de ${from} a ${to}` : `: quedó ${area}`}.`,
    relocated: (chip: string, _to: string) => `Recolocó ${oneEs(chip)}.`,
    declared: (count: number) => `Declaró la victoria con ${count === 4 ? "cuatro" : count} fichas.`,
  },
  side: (view: View, seat: number) => {
    const color = view.colors?.[seat] ?? null;
    return color === null ? plainSide(view, seat) : { color, form: color === "red" ? "diamond" : "disc", name: color === "red" ? "las rojas" : "las azules" };
  },
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      placed: "puso una ficha en un círculo libre y no la movió más",
      path: (path: string) => `${path} están en una recta, sin fichas del otro color en medio ni un extinguidor contrario unido a ellas`,
    }),
  kept: {
    "fiar.route": "la ficha fue por una sola recta",
    "fiar.piece-placed": "dejó la ficha donde la soltó",
    "fiar.move-it-use-it": "movió una sola ficha",
    "fiar.win-path": "las fichas señaladas están en una recta, sin fichas del otro color en medio",
    "fiar.win-relocated": "el trayecto no salió de la ficha recolocada",
  } as Record<string, string>,
  /** In a tournament the players count for themselves. */
  tally: (view: View, seat: number) => {
    const color = view.mode === "assisted" ? view.colors?.[seat] : undefined;
    return color ? { value: Math.min(bestRow(view, color).length, WIN_LENGTH), label: "de 4 en línea" } : {};
  },
  describe: (view: View, names: Names) => {
    if (view.colors === null) return "Todavía no se sabe quién empieza.";
    const seats = view.colors.map((_color, seat) => {
      const lie = Object.entries(view.board)
        .filter(([chip]) => colorOf(chip) === view.colors?.[seat])
        .map(([chip, space]) => `${space}${isMarked(chip) ? " (con X)" : ""}`);
      const held = view.hand[seat]?.length ?? 0;
      return `${names(seat)}, ${colorEs[view.colors?.[seat] ?? "blue"]}: ${lie.length ? `fichas en ${lie.join(", ")}` : "nada en el tablero"}${held ? `; ${held} en la mano` : ""}.`;
    });
    return `${seats.join(" ")} Las fichas con X son extinguidores. Turno de ${names(view.turn.seat)}.`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof play;

export const howto: Howto = {
  goal: "Gana quien señala primero un trayecto: cuatro fichas o más de un mismo color en una recta de círculos, sin fichas del otro color en medio. ¡Las fichas pueden ser del rival!",
  turn: [
    "Al comienzo uno dice qué color empieza y el otro elige una mano: ahí está su color.",
    "Cada uno tiene siete fichas. Dos llevan una X: son extinguidores.",
    "Fase I: por turnos, cada uno pone una ficha en un círculo vacío y pasa la banderilla, hasta que las dos manos quedan vacías.",
    "Fase II: en tu turno mueves una ficha tuya por una recta, tantos círculos vacíos como quieras. No saltas fichas y no cruzas el área amarilla.",
    "Puedes tocar una ficha y elegir otra. Pero la que mueves es la del turno, y la que pones se queda.",
    "Las cuatro fichas no tienen que estar pegadas: puede haber círculos vacíos entre ellas, pero el trayecto no cruza el área amarilla.",
    "Un extinguidor apaga las fichas del otro color que están unidas a él por una línea: esas no sirven para un trayecto.",
    "¿Ves un trayecto, de cualquier color? Con la banderilla, antes o después de mover, declara la victoria y toca sus círculos. Si no, pasa la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Reta al recibir la banderilla y antes de tocar una ficha: un recorrido no permitido, una ficha que se soltó y volvió a moverse, o dos fichas movidas.",
    "Una victoria declarada se reta sin banderilla, en 20 segundos.",
    "Si aciertas, pones una ficha del rival en cualquier círculo vacío, y después juegas. Con esa ficha no puedes ganar en ese turno. Si la victoria estaba mal, no vale.",
    "Si te equivocas, pierdes el turno y recibes una falta; si retabas una victoria, queda firme. Retar a destiempo es una falta. Con tres faltas pierdes.",
  ],
  end: [
    "El juego termina cuando una victoria declarada se acepta o nadie la reta. Si nadie ve un trayecto, el juego sigue.",
    "Con el límite de tiempo, si quien empezó ya tocó o recolocó una ficha, los dos completan su turno. Si nadie gana, es empate.",
  ],
  cases: [
    ["goal", "A path with a gap, an own marked chip, and a plain enemy beside it", "goal", [0]],
    ["end", "The opponent does not claim its path: it is claimed without a move", "goal", [0]],
    ["end", "Time: the starter has not touched", "time", []],
  ],
  clock: [
    "Cada turno dura un minuto, si la mesa no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si soltaste una ficha, ahí queda y la banderilla pasa; si no, pierdes el turno. Con el tercer aviso pierdes el juego.",
  ],
  line: [
    ["call blue · pick left", "empieza el azul · elegir la mano izquierda"],
    ["B1@c3r3", "poner B1 en el círculo c3r3"],
    ["B1>c3r0", "mover B1 a c3r0"],
    [".B1", "solo tocar B1"],
    ["win c1r2 c2r2 c3r2 c5r2", "declarar la victoria con esos círculos"],
    ["R1/c0r3 · waive", "recolocar R1 en c0r3 · renunciar a recolocar"],
    ["!fiar.route", "retar esa regla"],
    ["accept · pass", "aceptar la victoria · pasar la banderilla"],
  ],
};

export const lesson: LessonWords = {
  place: [
    "En FIAR gana quien señala cuatro fichas de un mismo color en línea. Tú juegas con las azules. Toca una ficha de tu mano y un círculo vacío: los marcados.",
    "Primero se ponen todas las fichas, una por turno.",
  ],
  pass: ["«{pass_flag}»: termina tu turno y juega el otro.", "Cuando no quedan fichas en la mano, se mueven las del tablero."],
  challenge: [
    "Ahora es un torneo: nadie avisa las faltas. La ficha roja cruzó la zona amarilla del medio, y por ahí no pasa ninguna línea. Toca «{challenge}» y elige la regla del camino.",
    "Es una C (correcto): la falta está.",
  ],
  relocate: [
    "Como acertaste, la ficha mal movida la pones tú donde quieras. Tócala y después toca el círculo marcado, bien lejos.",
    "¡Ahí no molesta!",
  ],
  move: [
    "Cuando no hay fichas en la mano, una ficha se mueve por una línea recta, sin saltar. Baja tu ficha hasta el círculo marcado.",
    "¡Ya hay cuatro azules seguidas!",
  ],
  win: [
    "Nadie te lo avisa: dilo tú. Toca «{declare_win}», los cuatro círculos y el botón marcado.",
    "Si el otro no lo reta, ganaste.",
  ],
};
