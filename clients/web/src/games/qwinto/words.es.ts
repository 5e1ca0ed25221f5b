/** The words of Qwinto, in Spanish. */
import { es as boardWords } from "../../board/words.es";
import { listed } from "../../words/arithmetic";
import type { Title, FaultWords, GameWords, Names, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import { boxOf, type Box, type Colour, type Entry, type View } from "./view";
import { boxInRow, colourNames, entries, fourth, numbers, rowsOf, shownEntries, where, sums } from "./wording";

export const title: Title = { name: "Qwinto", tag: "Tres dados de colores y una planilla: todos anotan a la vez" };

export const ROWS: Record<string, string> = { orange: "naranja", yellow: "amarilla", purple: "lila" };
export const DICE: Record<string, string> = { ...ROWS, yellow: "amarillo" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "qwinto.sum": [
      "Esa no es la suma de los dados: |súmalos otra vez.",
      ({ dice, said, right }) => `${dice.length > 1 ? `${dice.join(" + ")} = ${right}` : `El dado dice ${right}`}, no ${said}: esa es la suma que se dice.`,
    ],
    "qwinto.number": [
      "Ese no es el número que se dijo: |anota el que se dijo.",
      ({ said, right }) => `Se dijo ${right}, y se anotó ${said}: |anota el que se dijo.`,
    ],
    "qwinto.color": [
      "En esa fila no: se anota en la fila del color de un dado tirado.",
      ({ color, dice }) =>
        `La fila es ${ROWS[color] ?? color}, y ${dice.length > 1 ? "los dados tirados son" : "solo se tiró el dado"} ${listed("es", dice.map((die) => DICE[die] ?? die))}: |anota en una fila de ${dice.length > 1 ? "esos colores" : "ese color"}.`,
    ],
    "qwinto.row": [
      "En la fila los números suben de izquierda a derecha: |busca un lugar entre uno menor y uno mayor.",
      ({ number, left, right }) =>
        `El ${number} no puede ir ahí: ${left !== null ? `a la izquierda hay un ${left}` : `a la derecha hay un ${right}`}, y los números suben de izquierda a derecha.`,
    ],
    "qwinto.column": [
      "En esa columna ya está ese número: |busca otro lugar.",
      ({ number }) => `En esa columna ya hay un ${number}: |busca otro lugar.`,
    ],
  },
  missing: {},
  stakes: {
    sum_corrected: "se dice la suma correcta",
    erased: "ese número se borra",
  },
};

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

export const coloursEs: Record<Colour, string> = { orange: "naranja", yellow: "amarillo", purple: "lila" };

export const rowsEs: Record<Colour, string> = { orange: "naranja", yellow: "amarilla", purple: "lila" };

const boxEs = (box: Box | undefined): string => (box ? `${rowsEs[box.row]} ${box.index}` : "");

export const rulesEs = {
  "qwinto.start": "Sorteo: el servidor elige quién empieza.",
  "qwinto.throw": "Se tiran uno, dos o tres dados, y una vez más los mismos.",
  "qwinto.sum": "Suma dicha: el número es la suma de los dados tirados.",
  "qwinto.number": "Número anotado: se anota el número que se dijo.",
  "qwinto.color": "Fila de los dados: se anota en una fila del color de un dado tirado.",
  "qwinto.row": "Fila creciente: los números suben de izquierda a derecha.",
  "qwinto.column": "Columna sin repetir: ningún número dos veces en una columna.",
  "qwinto.single": "Una casilla por ronda.",
  "qwinto.write": "Todos anotan a la vez, sin que los demás lo vean.",
  "qwinto.misthrow": "Tirada fallida: solo del jugador activo.",
  "qwinto.review": "Antes de la ronda siguiente todos revisan.",
  "qwinto.late-error": "Un error descubierto tarde se borra y no se anota de nuevo.",
  "qwinto.round": "Después juega el siguiente en el sentido del reloj.",
  "qwinto.end": "Final: dos filas completas o la cuarta tirada fallida.",
  "qwinto.score": "Recuento de puntos.",
  "qwinto.time": "Cuando se acaba el tiempo, actúa el servidor.",
  "qwinto.retire": "Quien se retira no puede ganar.",
  "qwinto.strikes": "Con tres retos incorrectos queda fuera.",
};

export const play = {
  ...title,
  phases: {
    throw: "Elige los dados y tira",
    keep: "Vuelve a tirar o di la suma",
    say: "Di la suma",
    write: "Todos anotan, o no, el número que se dijo",
    review: "Revisen las planillas y digan «conforme»",
    over: "El juego terminó",
  },
  reviewing: {
    review: "Todos revisan: reta un error o di «conforme»",
  },
  watched: {
    throw: (names: string) => `${names} tira los dados`,
    keep: (names: string) => `${names} tira otra vez o dice la suma`,
    say: (names: string) => `${names} suma los dados`,
    write: (names: string, count: number) => `${names} anota${count === 1 ? "" : "n"} el número, o no`,
    review: (names: string, count: number) => `${names} revisa${count === 1 ? "" : "n"} las planillas`,
  },
  refusals: {
    retired: "Te retiraste del juego.",
    not_now: "Ahora no toca.",
    already_rerolled: "Ya se volvió a tirar: di la suma.",
    box_filled: "Esa casilla ya tiene un número.",
    active_must_miss: "El jugador activo anota o toma una tirada fallida.",
    not_active: "La tirada fallida es del jugador activo.",
    rewrite_first: "Primero anota de nuevo o déjalo.",
    empty_box: "Esa casilla está vacía.",
    not_an_error: "Ese número no es un error.",
    own_entry: "Ese número es tuyo: toca «Es un error mío: borrar».",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: rulesEs,
  ...faults,
  happenings: {
    round: (event, names) => `Ronda ${event.params?.round}. Juega ${names(event.seat)}.`,
    rolled: (event, names) => `${names(event.seat)} tira ${numbers(event.params?.throw)}.`,
    rerolled: (event, names) => `${names(event.seat)} vuelve a tirar: ${numbers(event.params?.throw)}.`,
    announced: (event, names) => `${names(event.seat)} dice ${event.params?.sum}.`,
    committed: (event, names) => `${names(event.seat)} ya decidió.`,
    revealed: (event, names) =>
      `Se muestran las planillas. ${shownEntries(event, (seat, number, box) => `${names(seat)} anota ${number} en ${boxEs(box)}.`, (seat) => `Tirada fallida de ${names(seat)}.`)}`.trim(),
    erased: (event, names) => `Se borra el ${event.params?.number} de ${names(event.seat)} (${boxEs(where(event))}).`,
    rewritten: (event, names) => `${names(event.seat)} anota ${event.params?.number} en ${boxEs(where(event))}.`,
    left_empty: (event, names) => `${names(event.seat)} no lo anota.`,
    misthrow: (event, names) => `Tirada fallida de ${names(event.seat)}.`,
    sum_corrected: (event) => `La suma correcta es ${event.params?.sum}. Se anota de nuevo.`,
    ready: (event, names) => `${names(event.seat)} está conforme.`,
    retired: (event, names) => `${names(event.seat)} se retira.`,
    skipped: (event, names) => `${names(event.seat)} no está: se salta su ronda.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    roll: "Tirar",
    reroll: "Volver a tirar",
    announce: "Decir la suma",
    write: "Anotar",
    pass: "No anotar",
    miss: "Tirada fallida",
    fix: "Es un error mío: borrar",
    rewrite: "Anotar de nuevo",
    leave: "No anotarlo",
    ready: "Conforme",
    retire: "Retirarse",
    challenge: "Retar",
  },
  options: {
    mode: { label: "Modo", values: { assisted: "En casa, con ayuda", tournament: "Torneo" } },
    absent: { label: "Quien falta", values: { skip: "Se lo salta", play: "Juega igual" } },
    throw_ms: {
      label: "Tiempo para tirar",
      values: { "60000": "60 s", "30000": "30 s", "120000": "2 min", "0": "Sin límite" },
    },
    write_ms: {
      label: "Tiempo para anotar",
      values: { "60000": "60 s", "30000": "30 s", "120000": "2 min", "0": "Sin límite" },
    },
    review_ms: { label: "Revisión", values: { "20000": "20 s", "40000": "40 s", "60000": "60 s", "0": "Sin límite" } },
    keep_ms: { label: "Tiempo para decidir si tiras otra vez", values: { "30000": "30 s", "60000": "60 s", "0": "Sin límite" } },
    say_ms: { label: "Tiempo para decir la suma", values: { "30000": "30 s", "60000": "60 s", "0": "Sin límite" } },
    rewrite_ms: { label: "Tiempo para anotar de nuevo", values: { "60000": "60 s", "30000": "30 s", "120000": "2 min", "0": "Sin límite" } },
    game_ms: {
      label: "Tiempo del juego",
      values: { "0": "Sin límite", "1200000": "20 min", "1800000": "30 min", "2700000": "45 min" },
    },
  } as GameWords["options"],
  reasons: {
    two_rows: "dos filas completas",
    four_misses: "cuarta tirada fallida",
    time_limit: "límite de tiempo",
    last_seat: "quedó uno solo",
    agreed: "empate de común acuerdo",
  } as Record<string, string>,
  ended: (reason: string, view: View, names: Names) => (reason === "four_misses" ? `Cuarta tirada fallida de ${listed("es", fourth(view).map(names))}.` : undefined),
  columns: {
    ...rowsOf(coloursEs, "Fila", "Columna de bonificación"),
    what: "Qué",
    count: "Cuánto",
    points: "Puntos",
    misthrows: "Tiradas fallidas",
  } as Record<string, string>,
  hints: {
    roll: ({ dice }) =>
      dice.length === 3 ? "Tira los tres dados: podrás anotar en cualquier fila." : `Tira ${dice.length === 1 ? "el dado" : "los dados"} ${colourNames(dice, coloursEs, "y")}: podrás anotar en ${dice.length === 1 ? "esa fila" : "esas filas"}.`,
    reroll: "Tira otra vez los mismos dados: puede salir un número mejor.",
    announce: ({ sum }, view) => (view.throw.length > 1 ? `Di ${sum}: ${view.throw.join(" + ")} = ${sum}.` : `Di ${sum}: es lo que salió.`),
    write: ({ box, number }) => `Anota el ${number} en la ${boxInRow(box, (row, index) => `casilla ${index} de la fila ${rowsEs[row]}`)}: ahí la fila sigue creciendo.`,
    pass: "No lo anotes: guardas lugar para un número mejor.",
    miss: "Ese número no entra en tus filas: toma la tirada fallida y sigue.",
    ready: "Todo está bien anotado: di «conforme».",
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    rollNow: "Elige qué dados tiras, y tíralos.",
    sayNow: "Suma los dados y di cuánto da.",
    rerollOrSay: "Suma los dados y di cuánto da. O tíralos una vez más.",
    writeNow: (sum: number) => `Toca la casilla donde anotas el ${sum}. Si no te sirve, no lo anotes.`,
    missNow: (sum: number) => `El ${sum} no entra en ninguna casilla tuya: toma la tirada fallida.`,
    skipNow: (sum: number) => `El ${sum} no entra en ninguna casilla tuya: no lo anotes.`,
    writeThere: (sum: number) => `Anota el ${sum} ahí, o toca otra casilla.`,
    dice: "Dados",
    colours: coloursEs,
    die: (colour: Colour, value: number | null) => `dado ${coloursEs[colour]}${value === null ? "" : `: ${value}`}`,
    throw: (count: number) => (count === 1 ? "Tirar 1 dado" : `Tirar ${count} dados`),
    announced: "Se dijo",
    sum: "Suma",
    steps: boardWords.number,
    sheets: "Planillas",
    ownSheet: "Mi planilla",
    sheetOf: (name: string) => `Planilla de ${name}`,
    box: boxEs,
    boxLabel: (box: Box, entry: Entry | undefined) =>
      `${boxEs(box)}, columna ${box.column}${box.pentagon ? ", pentágono" : ""}, ${entry ? entry.number : "vacía"}`,
    fits: "aquí puede ir",
    printed: { rows: "filas", extra: "columnas", misses: "fallidas", point: "punto", points: "puntos" },
    summary: (misses: number, total: number, rows: readonly number[]) =>
      `Puntos de las filas: ${rows.join(", ")}. Tiradas fallidas: ${misses}. Puntos: ${total}.`,
    hasWritten: "ya decidió",
    writing: "piensa…",
    isReady: "conforme",
    reading: "revisa…",
    retired: "se retiró",
    chooseBox: "Toca una casilla de tu planilla",
    mayReplace: "Ya decidiste. Puedes cambiarlo hasta que se muestre.",
    rewriteIn: (box: string) => `Anotar en ${box}`,
    entry: (entry: Entry) =>
      `ronda ${entry.round}, se dijo ${entry.announced}, dados: ${entry.dice.map((die) => coloursEs[die as Colour]).join(", ")}`,
    before: "Ronda anterior:",
    wrote: (name: string, number: number, colour: Colour) => `${name}: ${number} en ${coloursEs[colour]}.`,
    aboutEntry: "Sobre este número",
    challenges: {
      "qwinto.number": "Retar: no es el número dicho",
      "qwinto.color": "Retar: no es la fila",
      "qwinto.row": "Retar: la fila no crece",
      "qwinto.column": "Retar: se repite en la columna",
    },
    calls: "Qué puedes hacer",
  },
  sums: (view: View, rule: string | null, accused: number) =>
    sums(view, rule, accused, {
      same: (number: number) => `se dijo ${number} y anotó ${number}`,
      alone: (number: number) => `en su columna no hay otro ${number}`,
      first: (number: number) => `el ${number} es el único número de la fila`,
    }),
  kept: {
    "qwinto.sum": "dijo la suma de los dados",
    "qwinto.number": "anotó el número que se dijo",
    "qwinto.color": "anotó en una fila del color de un dado tirado",
    "qwinto.row": "en la fila los números suben",
    "qwinto.column": "en la columna no se repite ningún número",
  } as Record<string, string>,
  tally: (view: View, seat: number) => ({
    value: view.totals[seat] ?? 0,
    label: view.totals[seat] === 1 ? "punto" : "puntos",
    notes: [view.retired[seat] ? "se retiró" : `fallidas: ${view.misses[seat] ?? 0}`],
  }),
  aims: (rule: string, view: View, names: Names) => entries(rule, view, names, boxEs),
  aimed: ["qwinto.number", "qwinto.color", "qwinto.row", "qwinto.column"] as readonly string[],
  oneRule: true as boolean,
  describe: (view: View, names: Names) => {
    const thrown = view.throw.length
      ? ` Dados: ${view.dice.map((die, place) => `${coloursEs[die]} ${view.throw[place]}`).join(", ")}.`
      : "";
    const said = view.announced === null ? "" : ` Se dijo ${view.announced}.`;
    const sheets = view.sheets.map((sheet, seat) => {
      const filled = Object.entries(sheet).map(([id, entry]) => `${boxEs(boxOf(id))}: ${entry.number}`);
      return `${names(seat)}, ${view.totals[seat]} puntos, ${view.misses[seat]} tiradas fallidas${filled.length ? `: ${filled.join("; ")}` : ""}.`;
    });
    return `Ronda ${view.round}.${thrown}${said} ${sheets.join(" ")}`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof play;

export const howto: Howto = {
  goal: "Llena tus tres filas con números que suben de izquierda a derecha. Gana quien junta más puntos en su planilla.",
  turn: [
    "Por sorteo sale el primer jugador activo. Después le toca al siguiente, en el sentido del reloj.",
    "El jugador activo elige uno, dos o tres dados y los tira. Si la tirada no le gusta, vuelve a tirar todos esos mismos dados, una sola vez.",
    "Dice la suma de los dados.",
    "Todos anotan a la vez esa suma en una casilla libre, o no anotan. Nadie ve lo de los demás hasta que todos terminaron, y hasta entonces puedes cambiar.",
    "Se anota en una fila del color de uno de los dados tirados. En una fila los números suben y no se repiten; puedes saltar casillas. En una columna no hay dos números iguales.",
    "Solo el jugador activo está obligado: si no anota, marca una tirada fallida, que al final resta 5 puntos.",
    "Viene la revisión. Miren las planillas de todos y digan «conforme». Entonces empieza otra ronda.",
  ],
  challenges: [
    "En torneo el servidor no marca los errores. Cualquiera reta a cualquiera, con banderilla o sin ella.",
    "Suma dicha: se reta mientras todos anotan. Si estaba mal, se corrige y todos anotan de nuevo. Nadie recibe castigo. Si nadie reta, vale el número dicho.",
    "Un número de esta ronda se reta en la revisión: no es el número dicho, la fila no es de un dado tirado, la fila no crece o la columna lo repite. Se borra, y su dueño lo anota en otra casilla o no lo anota. Si es el jugador activo y no lo anota, marca una tirada fallida.",
    "Un número de una ronda anterior se puede retar hasta el final, menos mientras se anota. Solo se borra. De dos números que chocan, el error es el más nuevo.",
    "¿El error es tuyo? Avisa tú y no recibes falta. Un reto equivocado o fuera de tiempo es una falta. No pierdes el turno, pero con tres faltas quedas fuera.",
  ],
  end: [
    "El juego termina después de la ronda en que alguien tiene dos filas completas o su cuarta tirada fallida.",
    "Fila completa: vale el número de su última casilla, a la derecha. Fila incompleta: un punto por cada número.",
    "Columna de tres llena: vale el número de su pentágono. Cada tirada fallida resta 5.",
    "Gana el total más alto. Con totales iguales se comparte la victoria. Quien se retira no puede ganar.",
  ],
  cases: [
    ["goal", "Second complete row: everybody finishes the round, then the game ends", "two_rows", [0]],
    ["end", "The fourth misthrow ends the game, the other seat may have missed too", "four_misses", [0]],
    ["end", "Equal totals: the victory is shared", "four_misses", [0, 1]],
  ],
  clock: [
    "Hay 60 segundos para tirar, 30 para quedarse con la tirada o volver a tirar, 60 para anotar y 20 para revisar. Si debes anotar de nuevo tienes 60.",
    "Si el tiempo se acaba, actúa el servidor: tira los tres dados, dice la suma correcta, cuenta que no anotaste o marca una tirada fallida si eres el jugador activo.",
  ],
  line: [
    ["roll oyp", "tirar los dados naranja (o), amarillo (y) y lila (p), o los que quieras"],
    ["reroll", "volver a tirar"],
    ["announce 9", "decir la suma"],
    ["write y5 9", "anotar 9 en la casilla amarilla 5"],
    ["pass", "no anotar"],
    ["miss", "tirada fallida"],
    ["challenge row 1 y5", "retar al segundo jugador: la línea no crece, casilla amarilla 5"],
    ["challenge sum", "retar la suma"],
    ["fix y5", "es un error mío"],
    ["rewrite y6 · leave", "anotar de nuevo · no anotarlo"],
    ["ready", "conforme"],
    ["retire", "retirarse"],
  ],
};

export const lesson: LessonWords = {
  roll: [
    "Llena tus tres filas con números que suben. Elige los dados, o deja los tres, y toca el botón marcado.",
    "Salieron 4, 5 y 2. Si no te gusta, puedes tirar otra vez.",
  ],
  sum: ["Di la suma: pon 11 y toca el botón marcado.", "Esa suma la pueden anotar todos."],
  write: [
    "Anótalo en una casilla libre de tu planilla: toca la marcada y después el botón.",
    "El otro también anotó. Nadie ve lo que anotan los demás hasta que todos terminan.",
  ],
  theirs: [
    "Tiró el otro y salió 10: tú también puedes anotarlo. Toca la casilla marcada y el botón.",
    "En el turno de otro también puedes no anotar.",
  ],
  between: [
    "En una fila los números suben y no se repiten. Salió 6: en la fila lila entra justo entre el 4 y el 9. Anótalo en la casilla marcada.",
    "Y en una columna no hay dos iguales.",
  ],
  challenge: [
    "En torneo nadie avisa. Los dados dan 4 y 5, y la computadora dijo 10. Toca «{challenge}» y elige la regla de la suma.",
    "Es una C (correcto): la suma se corrige, son 9.",
  ],
};
