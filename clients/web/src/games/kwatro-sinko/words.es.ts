/** The words of Kwatro-Sinko, in Spanish. */
import { es as relocationWords } from "../../board/circles/relocation_words.es";
import { es as boardWords } from "../../board/words.es";
import { plainSide } from "../../board/seats/sides";
import { pretty } from "../../dice/sentence";
import type { Title, FaultWords, GameWords, Names, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import { awayOf, isChip, isEven, numberOf, seatOf, written, type View } from "./view";
import { at, chipIn, isDone, list, spaced, spaceNumber, sums } from "./wording";

export const title: Title = { name: "Kwatro-Sinko", tag: "Tres fichas en línea que dan 4 o 5" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "kwatro-sinko.route jump": relocationWords.routes.jump,
    "kwatro-sinko.route yellow": relocationWords.routes.yellow,
    "kwatro-sinko.route off_line": relocationWords.routes.off_line,
    "kwatro-sinko.piece-placed": "Esa ficha ya se movió en este turno y se queda ahí: |pasa la banderilla.",
    "kwatro-sinko.move-it-use-it": "Ya se movió otra ficha en este turno, y solo se mueve una: |pasa la banderilla.",
    "kwatro-sinko.off-numbers": "No todas las fichas propias están fuera de los números: |sácalas todas antes de declarar.",
    "kwatro-sinko.win-path three": "No se marcaron tres círculos diferentes: tienen que ser exactamente tres, ni más ni menos.",
    "kwatro-sinko.win-path empty": "Uno de esos círculos está vacío: |señala solo círculos con ficha.",
    "kwatro-sinko.win-path mixed": "Tienen que ser dos fichas de un color y una del otro: |elige otras tres.",
    "kwatro-sinko.win-path line": "Los círculos no están en una misma recta: |elige tres en una sola línea.",
    "kwatro-sinko.win-path yellow": "Esos círculos quedan a los dos lados del área amarilla: el trayecto no la cruza.",
    "kwatro-sinko.win-path between": "En esa recta hay otra ficha de más: tienen que ser solo tres. |Busca otro trayecto.",
    "kwatro-sinko.sentence": [
      "La cuenta no es la de esas fichas: |suma las dos del mismo color, resta la otra y revisa la cuenta.",
      ({ said, right }) => `Esas fichas dan ${pretty(right)}, y se dijo ${pretty(said)}: |suma las dos del mismo color y resta la otra.`,
    ],
    "kwatro-sinko.total": [
      "Esas tres fichas no dan 4 ni 5: para ganar tienen que dar 4 o 5. |Busca otras.",
      ({ sentence }) => `Esas tres fichas dan ${pretty(sentence)}: para ganar tienen que dar 4 o 5. |Busca otras.`,
    ],
    "kwatro-sinko.win-relocated": "Ese trayecto salió de la ficha recolocada: con ella no se gana en este turno. |Sigue jugando.",
  },
  missing: { move: "Todavía no moviste: mueve una ficha antes de pasar." },
  stakes: {
    relocate: "recolocas cualquier ficha del otro en un círculo vacío",
    void_relocate: "la victoria no vale y recolocas cualquier ficha del otro en un círculo vacío",
    void_draw: "la victoria no vale y el juego termina en empate",
  },
};

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

const chipEs = (chip: string): string => `ficha ${isEven(chip) ? "par" : "impar"} ${numberOf(chip)}`;

export const rulesEs = {
  "kwatro-sinko.route": "Recorrido no permitido: la ficha va por una sola recta, sin saltar fichas ni cruzar el área amarilla.",
  "kwatro-sinko.piece-placed": "Jugada dada: la ficha que ya se movió y se soltó no vuelve a moverse en ese turno.",
  "kwatro-sinko.move-it-use-it": "Muévela, úsala: la primera ficha que se mueve es la del turno; no se mueve otra.",
  "kwatro-sinko.off-numbers":
    "Fichas fuera de los espacios con número: para ganar, ninguna de tus cinco fichas puede estar en un espacio con número.",
  "kwatro-sinko.win-path":
    "Trayecto ganador mal identificado: exactamente tres fichas en una recta, dos de un color y una del otro, sin otra en medio y sin cruzar el área amarilla.",
  "kwatro-sinko.sentence":
    "La cuenta está mal: se suman las dos del mismo color y se resta la otra.",
  "kwatro-sinko.total": "El resultado no es 4 ni 5: con esas tres fichas no se gana.",
  "kwatro-sinko.win-relocated": "Victoria con la ficha recolocada: con lo que se recolocó no se gana en ese turno.",
  "kwatro-sinko.start": "Inicio: cada uno elige una ficha sin mirar; la menor empieza con las pares.",
  "kwatro-sinko.move-one": "Hay que mover una ficha en cada turno, si se puede.",
  "kwatro-sinko.challenge": "Se reta al recibir la banderilla y antes de tocar una ficha.",
  "kwatro-sinko.time": "El servidor controla el tiempo: nadie lo reta.",
  "kwatro-sinko.time-limit": "Límite de tiempo: si nadie ha ganado, es empate.",
};

export const play = {
  ...title,
  phases: {
    ...relocationWords.phases,
    start: "Quién empieza: elige una ficha sin mirar",
    moving: "Mueve una ficha",
  },
  watched: {
    ...relocationWords.watched,
    start: (names: string, count: number) => `${names} elige${count === 1 ? "" : "n"} una ficha sin mirar`,
    moving: (names: string) => `${names} mueve una ficha`,
  },
  isDone,
  refusals: {
    ...relocationWords.refusals,
    already_drawn: "Ya elegiste tu ficha.",
    slot_taken: "Esa ficha ya la eligió el otro.",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: rulesEs,
  ...faults,
  happenings: {
    ...relocationWords.happenings,
    chip_drawn: (event, names) => `${names(event.seat)} elige una ficha sin mirar.`,
    start_shown: (event, names) =>
      `Las fichas: ${list(event.params?.numbers)}. La menor es de ${names(event.seat)}: empieza con las pares.`,
    touched: (event, names) => `${names(event.seat)} toca la ficha ${chipIn(event)}.`,
    moved: (event, names, hasCodes) => `${names(event.seat)} mueve la ficha ${chipIn(event)}${hasCodes ? ` de ${at(event, "from")} a ${at(event, "to")}` : ""}.`,
    relocated: (event, names, hasCodes) =>
      `${names(event.seat)} recoloca la ficha ${chipIn(event)}${hasCodes ? ` de ${at(event, "from")} a ${at(event, "to")}` : ""}.`,
    win_declared: (event, names, hasCodes) =>
      `${names(event.seat)} declara la victoria: ${spaced(at(event, "sentence"))}${hasCodes ? `, con ${list(event.params?.path)}` : ""}.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    ...relocationWords.actions,
    draw_chip: "Elegir una ficha sin mirar",
  },
  options: {
    ...relocationWords.options,
    pair: { label: "Las dos fichas iguales", values: { either: "De cualquier color", own: "De quien declara" } },
    three_on: { label: "Exactamente tres fichas", values: { path: "De punta a punta del trayecto", line: "En toda la recta" } },
  } as GameWords["options"],
  reasons: { goal: "la cuenta de tres en línea da 4 o 5", time: "límite de tiempo" } as Record<string, string>,
  columns: relocationWords.columns,
  cell: (value) => (isChip(value) ? chipEs(value) : undefined),
  hints: {
    draw_chip: "Toca cualquiera: es un sorteo.",
    move: ({ chip }, view) =>
      `Mueve tu ${numberOf(chip)} al círculo marcado: ${spaceNumber(view.board[chip] ?? "") === null ? "así preparas tres en línea" : "así sale de su espacio con número"}.`,
    declare_win: ({ sentence }) => `Declara la victoria con las fichas marcadas: ${written(sentence)}.`,
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    ...relocationWords.ui,
    passOnly: "¡Listo! Pasa la banderilla.",
    moveNow: "Toca una de tus fichas y después un círculo libre.",
    /** The two aims on the board's corners, in their order. */
    steps: ["saca tus 5 fichas", "3 en línea: 4 o 5"] as readonly string[],
    watchedStep: "5 fichas afuera",
    example: "por ejemplo",
    cheers: { 4: ": ¡kwatro!", 5: ": ¡sinko!" } as Record<number, string>,
    board: "Estrella de círculos",
    circle: (circle: string, chip: string | null) =>
      [circle, ...(spaceNumber(circle) === null ? [] : [`espacio ${spaceNumber(circle)}`]), chip === null ? "vacío" : chipEs(chip)].join(
        ", ",
      ),
    faceDown: "Fichas boca abajo",
    slot: (place: number) => `Elegir la ficha tapada ${place}`,
    slotOf: (place: number, name: string) => `Ficha ${place}: la eligió ${name}`,
    letGo: (chip: string, _to: string) => `Poner el ${numberOf(chip)} ahí`,
    touch: (chip: string) => `Solo tocar ${numberOf(chip)}`,
    drawNow: "Sorteo: toca una ficha. El número más chico empieza, con los pares.",
    drawWait: "Falta que los dos elijan una ficha.",
    started: (one: string, first: number, other: string, second: number, starter: string) =>
      `${one} eligió ${first} y ${other} eligió ${second}. Empieza ${starter}, con las pares.`,
    answerNow: (name: string) => `${name} dice que ganó con las fichas marcadas. ¿Es verdad? Acepta, o reta.`,
    acceptNow: (name: string) => `${name} ganó con las fichas marcadas. Acepta la victoria.`,
    answerWait: (name: string) => `${name} mira tu trayecto y tu cuenta.`,
    nameNow: "Toca las tres fichas del trayecto.",
    sayNow: "Di la cuenta: las dos del mismo color, menos la otra.",
    form: "? + ? − ? = ?",
    unclear: "Dila así: número + número − número = resultado.",
    letGoNow: (chip: string) => `${numberOf(chip)}: toca el círculo donde la pones.`,
    passNow: "Ya moviste: pasa la banderilla, o declara la victoria.",
    noHint: "Ahora no puedes declarar ningún trayecto.",
    nothing: "No movió ninguna ficha.",
    moved: (chip: string, from: string, to: string, hasLeft: boolean) => `Movió el ${numberOf(chip)}${from && ` de ${from} a ${to}`}.${hasLeft ? " Salió de su número." : ""}`,
    relocated: (chip: string, _to: string) => `Recolocó el ${numberOf(chip)}.`,
    declared: (sentence: string) => `Declaró la victoria${sentence && `: ${sentence}`}.`,
    pad: {
      ...boardWords.pad,
      field: "La cuenta",
      say: "Declarar",
      tile: (value: string) => `ficha: ${value}`,
    },
  },
  side: (view: View, seat: number) => {
    if (view.evens === null) return plainSide(view, seat);
    return view.evens === seat ? { color: "blue", form: "disc", name: "las pares" } : { color: "red", form: "hexagon", name: "las impares" };
  },
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      off: "ninguna ficha suya está en un número",
      path: (path: string) => `${path} están en una recta, sin otra ficha en medio`,
    }),
  kept: {
    "kwatro-sinko.route": "la ficha fue por una sola recta",
    "kwatro-sinko.move-it-use-it": "movió una sola ficha",
    "kwatro-sinko.piece-placed": "la ficha que soltó quedó ahí",
    "kwatro-sinko.off-numbers": "ninguna ficha suya está en un número",
    "kwatro-sinko.win-path": "las tres fichas están en una recta, sin otra en medio, y no son todas pares ni todas impares",
    "kwatro-sinko.sentence": "la cuenta es cierta",
    "kwatro-sinko.total": "la cuenta da 4 o 5",
    "kwatro-sinko.win-relocated": "el trayecto no salió de la ficha recolocada",
  } as Record<string, string>,
  tally: (view: View, seat: number) => {
    return view.evens === null || view.turn.sentence !== null ? {} : { value: awayOf(view, seat), label: "de 5 afuera" };
  },
  describe: (view: View, names: Names) => {
    const { evens } = view;
    if (evens === null) return "Todavía no se sabe quién empieza. Las fichas están boca abajo.";
    const seats = [evens, 1 - evens].map((seat) => {
      const lie = Object.entries(view.board)
        .filter(([chip]) => seatOf(view, chip) === seat)
        .map(([chip, circle]) => `${numberOf(chip)} en ${circle}${spaceNumber(circle) === null ? "" : ` (espacio ${spaceNumber(circle)})`}`);
      return `${names(seat)}, ${seat === evens ? "pares" : "impares"}: ${lie.join(", ")}.`;
    });
    return `${seats.join(" ")} El área amarilla de en medio no se cruza. Turno de ${names(view.turn.seat)}.`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof play;

export const howto: Howto = {
  goal: "Saca tus cinco fichas de los espacios con número. Después señala tres fichas en una recta, dos de un color y una del otro: suma las dos iguales, resta la otra, y si da 4 o 5, ganas.",
  turn: [
    "Al comienzo cada uno elige una ficha sin mirar. La menor empieza y juega con las pares; el otro, con las impares.",
    "En tu turno mueves una ficha tuya por una recta, tantos círculos vacíos como quieras. No saltas fichas y no cruzas el área amarilla.",
    "Puedes tocar una ficha y elegir otra. Pero la que mueves es la del turno, y la que pones se queda.",
    "Las tres fichas no tienen que estar pegadas: puede haber círculos vacíos entre ellas, pero no otra ficha. El trayecto no cruza el área amarilla.",
    "El par puede ser tuyo o del rival: 7 + 3 − 6 = 4 también gana.",
    "¿Ves un trayecto, y tus cinco fichas ya están fuera de los números? Con la banderilla, antes o después de mover, declara la victoria: toca las tres fichas y di la cuenta, como 6 + 2 − 3 = 5. Si no, pasa la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Reta al recibir la banderilla y antes de tocar una ficha: un recorrido no permitido, una ficha que se soltó y volvió a moverse, o dos fichas movidas.",
    "Una victoria declarada se reta sin banderilla, en 20 segundos: un trayecto mal señalado, una ficha en un número, una cuenta mal hecha o un resultado que no es 4 ni 5.",
    "Si aciertas, pones una ficha del rival en cualquier círculo vacío, también en un número, y después juegas. Con esa ficha no puedes ganar en ese turno. Si la victoria estaba mal, no vale.",
    "Si te equivocas, pierdes el turno y recibes una falta; si retabas una victoria, queda firme. Retar a destiempo es una falta. Con tres faltas pierdes.",
  ],
  end: [
    "El juego termina cuando una victoria declarada se acepta o nadie la reta. Si nadie ve un trayecto, el juego sigue.",
    "Con el límite de tiempo, si quien empezó ya tocó o recolocó una ficha, los dos completan su turno. Si nadie gana, es empate.",
  ],
  cases: [
    ["goal", "A win with 5, with gaps, an odd chip still at home", "goal", [0]],
    ["goal", "A win with 4 on the opponent's pair, without a move", "goal", [0]],
    ["end", "Time", "time", []],
  ],
  clock: [
    "Cada turno dura un minuto, si la mesa no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si moviste una ficha, ahí queda y la banderilla pasa; si no, pierdes el turno. Con el tercer aviso pierdes el juego.",
  ],
  line: [
    ["slot 3", "elegir la ficha tapada 3 (de 0 a 9)"],
    ["4>e6", "mover la ficha 4 al círculo e6"],
    [".4", "solo tocar la ficha 4"],
    ["win c6 e6 g6 6+2-3=5", "declarar la victoria con esas fichas y esa cuenta"],
    ["3/b8 · waive", "recolocar la ficha 3 en b8 · renunciar a recolocar"],
    ["!kwatro-sinko.route", "retar esa regla"],
    ["accept · pass", "aceptar la victoria · pasar la banderilla"],
  ],
};

export const lesson: LessonWords = {
  move: [
    "Tú juegas con las fichas pares. Una ficha se mueve en línea recta, sin saltar a otra. Toca el 4 y después el círculo marcado.",
    "Ficha puesta, ficha jugada.",
  ],
  pass: ["«{pass_flag}»: así termina tu turno.", "El otro sacó su 5."],
  challenge: [
    "Es un torneo: nadie avisa las faltas. El 5 cruzó la zona amarilla del medio, y por ahí no hay líneas. Toca «{challenge}» y elige la regla del camino.",
    "Es una C (correcto): la falta está.",
  ],
  relocate: ["Como acertaste, tú decides adónde va el 5. Tócalo y mándalo de vuelta a su número.", "¡A empezar de nuevo!"],
  line: [
    "Se gana con tres fichas en fila, dos de una clase y una de la otra, que den 4 o 5, cuando tus cinco fichas salieron de sus números. Lleva el 6 al círculo marcado, en la fila del 2 y del 3.",
    "2 y 6 son pares, 3 es impar.",
  ],
  win: [
    "Suma las dos de la misma clase y resta la otra: 2+6-3=5. Toca «{declare_win}», las tres fichas, escribe 2+6-3=5 y toca el botón marcado.",
    "¡Da 5! Si nadie te reta, ganaste.",
  ],
};
