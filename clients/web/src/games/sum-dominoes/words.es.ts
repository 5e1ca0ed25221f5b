/** The words of Sum Dominoes & Dice, in Spanish. */
import { plainSide } from "../../board/seats/sides";
import { es as boardWords } from "../../board/words.es";
import type { Title, FaultWords, GameWords, Names, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import { shown } from "./shown.svelte";
import { awaitsDice, awaitsDraw, type View } from "./view";
import { sums } from "./wording";

export const title: Title = { name: "Dominó de sumas y dados", tag: "Caras que suman lo que dicen los dados" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "sum-dominoes.match-1 contact": [
      "La ficha tiene que tocar una sola cara de otra: ni ninguna ni varias. |Búscale otro lugar.",
      ({ faces }) =>
        `La ficha ${faces === 0 ? "no toca ninguna cara" : faces === 1 ? "toca 1 cara" : `toca ${faces} caras`} de ${faces > 1 ? "otras fichas" : "otra"}, y tiene que tocar una sola en la primera parte: |búscale otro lugar.`,
    ],
    "sum-dominoes.match-1 sum": [
      "Las dos caras que se tocan no dan la suma de la primera parte: |prueba otra ficha u otro lugar.",
      ({ got, total }) =>
        `Las dos caras que se tocan suman ${got}, y tienen que sumar ${total}, la suma escrita: |prueba otra ficha u otro lugar.`,
    ],
    "sum-dominoes.unplaced-1": [
      "Hay una ficha en la mano que da la suma escrita: |búscala y colócala antes de seguir.",
      ({ total }) => `Hay una ficha en la mano que da ${total}, la suma escrita: hay que colocarla antes de seguir.`,
    ],
    "sum-dominoes.match-2 contact": [
      "En la segunda parte también se toca una sola cara: ni ninguna ni varias. |Búscale otro lugar.",
      ({ faces }) =>
        `La ficha ${faces === 0 ? "no toca ninguna cara" : faces === 1 ? "toca 1 cara" : `toca ${faces} caras`} de ${faces > 1 ? "otras fichas" : "otra"}, y tiene que tocar una sola también en la segunda parte: |búscale otro lugar.`,
    ],
    "sum-dominoes.match-2 sum": [
      "Las dos caras que se tocan no dan la suma de los dados: |prueba otra ficha u otro lugar.",
      ({ got, total }) =>
        `Las dos caras que se tocan suman ${got}, y tienen que sumar ${total}, la de los dados del turno: |prueba otra ficha u otro lugar.`,
    ],
    "sum-dominoes.unplaced-2": [
      "Hay una ficha en la mano que da la suma de los dados: |búscala y colócala antes de seguir.",
      ({ total }) => `Hay una ficha en la mano que da ${total}, la suma de los dados: hay que colocarla antes de seguir.`,
    ],
    "sum-dominoes.sum": [
      "Esa no es la suma de los dados: |súmalos otra vez y escríbela.",
      ({ dice, said, right }) => `${dice.join(" + ")} = ${right}, no ${said}: |escribe esa suma.`,
    ],
    "sum-dominoes.draw": "Faltó tomar una ficha del banco: al final del turno se toma una, si hay.",
    "sum-dominoes.second-part": "Faltó la segunda parte: |lanza los dados, escribe la suma y coloca otra ficha si puedes.",
  },
  missing: {
    roll: "Falta la segunda parte: lanza los dados.",
    write_sum: "Falta la suma: escribe la de los tres dados.",
    draw: "Falta tomar una ficha del banco: tómala antes de pasar.",
  },
  stakes: {
    infraction_tile: "recibes una ficha de infracción, pero no pierdes el turno",
    infraction_tile_result: "recibes una ficha de infracción, que cuenta para el resultado",
    gives_tile: "el otro recibe una ficha de infracción, y no pierdes el turno",
    gives_tile_result: "el otro recibe una ficha de infracción, que cuenta para el resultado",
    tile_back: "esa ficha vuelve a su mano y el otro recibe una de infracción",
    tile_laid: "la ficha se pone donde la muestres y el otro recibe una de infracción",
    sum_corrected: "se corrige la suma y el otro recibe una ficha de infracción",
    draws: "el otro roba la ficha que olvidó y recibe una de infracción",
    reroll: "el otro recibe una ficha de infracción y puedes volver a lanzar",
  },
};

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

export const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "");
const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");
const tiles = (count: number): string => `${count} ${count === 1 ? "ficha" : "fichas"}`;
const on = (cells: unknown): string => (Array.isArray(cells) ? cells.join(" y ") : "");

const rules = {
  "sum-dominoes.match-1": "Ficha mal puesta en la 1.ª parte: toca una sola cara, y con ella suma lo que dice la tarjeta.",
  "sum-dominoes.unplaced-1": "Ficha que debió ser colocada en la 1.ª parte.",
  "sum-dominoes.match-2": "Ficha mal puesta en la 2.ª parte: toca una sola cara, y con ella suma lo que dan los dados.",
  "sum-dominoes.unplaced-2": "Ficha que debió ser colocada en la 2.ª parte.",
  "sum-dominoes.sum": "Suma incorrecta: en la tarjeta se escribe la suma de los tres dados.",
  "sum-dominoes.draw": "No tomó una ficha del banco al final del turno.",
  "sum-dominoes.second-part": "Olvidó la segunda parte: antes de pasar se lanzan los dados.",
  "sum-dominoes.edge": "Orilla del tablero: ninguna ficha va más allá.",
  "sum-dominoes.piece-played": "Pieza puesta, pieza jugada: la ficha que soltaste queda ahí.",
  "sum-dominoes.start": "Inicio: empieza la suma menor, y queda escrita en la tarjeta.",
  "sum-dominoes.end-1": "Gana quien coloca su última ficha en la primera parte.",
  "sum-dominoes.end-2": "Con el banco vacío gana quien coloca su última ficha en la segunda parte.",
  "sum-dominoes.end-3": "Gana quien da su última ficha como ficha de infracción.",
  "sum-dominoes.end-4": "No queda espacio en el tablero: se cuentan los puntos.",
  "sum-dominoes.end-5": "Banco vacío y nadie pudo colocar: se cuentan los puntos.",
  "sum-dominoes.time-limit": "Límite de tiempo: se cuentan los puntos de las manos.",
};

export const reasons: Record<string, string> = {
  part1: "última ficha colocada",
  part2: "última ficha colocada",
  infraction: "última ficha entregada",
  full: "no queda espacio en el tablero",
  dry: "nadie pudo colocar",
  time: "límite de tiempo",
};

export const play = {
  ...title,
  phases: {
    part1: "Primera parte: con la suma de la tarjeta",
    rolled: "Escribir la suma de los dados",
    part2: "Segunda parte: con la suma de los dados",
    drawn: "Ficha tomada: falta pasar la banderilla",
    give: "Dar una ficha de infracción",
    result_pending: "Resultado por confirmar",
    over: "El juego terminó",
  },
  watched: {
    part1: (names: string) => `${names} busca una ficha que haga la suma`,
    rolled: (names: string) => `${names} suma los dados`,
    part2: (names: string) => `${names} busca una ficha para la suma de los dados`,
    drawn: (names: string) => `${names} termina su turno`,
    give: (names: string) => `${names} da una ficha de infracción`,
    result_pending: (names: string, count: number) => `${names} contesta${count === 1 ? "" : "n"} el resultado`,
  },
  doing: (view: View, name: string): string | null => (awaitsDice(view) ? `${name} va a lanzar los dados` : awaitsDraw(view) ? `${name} toma una ficha` : null),
  refusals: {
    not_in_hand: "Esa ficha no está en tu mano.",
    occupied: "Ahí ya hay una ficha.",
    piece_played: "En esta parte ya se jugó una ficha.",
    bank_empty: "El banco está vacío.",
    window_open: "El otro todavía puede mirar la primera parte: espera unos segundos.",
    no_offer: "Ahora no se puede volver a lanzar.",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules,
  ...faults,
  happenings: {
    placed: (event, names, hasCodes) => `${names(event.seat)} coloca ${text(event.params?.tile)}${hasCodes ? ` en ${on(event.params?.cells)}` : ""}.`,
    rolled: (event, names) => `${names(event.seat)} lanza: ${list(event.params?.dice)}.`,
    rerolled: (event, names) => `${names(event.seat)} vuelve a lanzar: ${list(event.params?.dice)}.`,
    sum_written: (event, names) =>
      event.params?.by === "monitor"
        ? `El réferi escribe la suma: ${text(event.params?.sum)}.`
        : `${names(event.seat)} escribe la suma: ${text(event.params?.sum)}.`,
    drawn: (event, names) => `${names(event.seat)} toma ${text(event.params?.tile)} del banco.`,
    drawn_late: (event, names) => `${names(event.seat)} toma la ficha que olvidó: ${text(event.params?.tile)}.`,
    infraction_tile: (event, names) => `Ficha de infracción para ${names(event.seat)}: ${text(event.params?.tile)}.`,
    given: (event, names) => `${names(event.seat)} da ${text(event.params?.tile)} como ficha de infracción.`,
    taken_back: (event, names) => `La ficha ${text(event.params?.tile)} vuelve a la mano de ${names(event.seat)}.`,
    laid: (event, names, hasCodes) =>
      `El réferi coloca ${text(event.params?.tile)} de ${names(event.seat)}${hasCodes ? ` en ${on(event.params?.cells)}` : ""}.`,
    sum_corrected: (event) => `La suma correcta es ${text(event.params?.sum)}.`,
    made_good: (event, names) =>
      event.params?.rule === "sum-dominoes.second-part"
        ? `${names(event.seat)} olvidó la segunda parte; el otro puede volver a lanzar.`
        : `${names(event.seat)} olvidó tomar una ficha.`,
    no_challenge: (event, names) => `${names(event.seat)} no reta.`,
    end_announced: (event) =>
      `Fin del juego, si nadie reta: ${reasons[text(event.params?.reason)] ?? text(event.params?.reason)}.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    ...boardWords.actions,
    place: "Colocar",
    roll: "Lanzar los dados",
    write_sum: "Escribir la suma",
    draw: "Tomar una ficha",
    reroll: "Volver a lanzar",
    give: "Dar una ficha",
    no_challenge: "No reto",
  },
  options: {
    ...boardWords.options,
    starter: { label: "Quién empieza", values: { null: "La suma menor", "0": "El primero", "1": "El segundo" } },
    incorrect_tile: {
      label: "La ficha de un reto incorrecto es para",
      values: { challenger: "Quien retó", challenged: "El retado" },
    },
  } as GameWords["options"],
  scored: { points: "Puntos en la mano" },
  reasons,
  columns: {
    first_sum: "Suma",
    first_tile: "1.ª parte",
    second_sum: "Suma",
    second_tile: "2.ª parte",
    draw: "Tomó",
    note: "Nota",
    forfeit: "por tiempo",
  },
  hints: {
    place: ({ tile }, view) => `Pon la ficha ${tile} en el lugar marcado: las caras que se tocan hacen ${view.turn.written ?? view.sum}.`,
    roll: "Lanza los dados: con su suma juegas otra ficha.",
    reroll: "Lanza otra vez: puede salir una suma que te sirva más.",
    write_sum: ({ sum }, view) => `Escribe ${sum}: ${(view.turn.dice ?? []).join(" + ")} = ${sum}.`,
    draw: "Toma una ficha del banco: la puedes usar después.",
    give: ({ tile }) => `Da la ficha ${tile}: así te quedan menos.`,
    pass_flag: "Tu turno está completo: pasa la banderilla.",
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    board: "Tablero de dominó",
    square: (id: string, pips: number | null, tile: string | null, isLit: boolean) =>
      pips === null ? `${id}, libre${isLit ? ", cabe" : ""}` : `${id}, ${pips} de la ficha ${tile}`,
    card: "Suma",
    cardIs: (sum: number) => `Suma en la tarjeta: ${sum}`,
    bank: (count: number) => `Banco: ${count}`,
    die: (value: number) => `dado: ${value}`,
    seeAll: "Ver todo",
    seeNear: "Ver de cerca",
    hand: "Tus fichas",
    handOf: (name: string, count: number) => `Fichas de ${name}: ${count}`,
    tile: (tile: string) => `ficha ${tile}`,
    calls: "Qué puedes hacer",
    place: (tile: string) => `Colocar ${tile}`,
    give: (tile: string) => `Dar ${tile}`,
    turn: "Girar",
    turnKey: "g",
    back: "Volver",
    missed: (tile: string, part: string) => `Retar: ${tile} iba ahí (${part})`,
    canShow: "¿Faltó colocar una? Tócala y muestra dónde iba.",
    sumOfDice: "Suma",
    steps: boardWords.number,
    turnSteps: ["Ficha", "Dados", "Otra ficha", "Tomar"],
    part1: "1.ª parte",
    part2: "2.ª parte",
    withSum: (sum: number) => `suma ${sum}`,
    wrote: (sum: number) => `escribió ${sum}`,
    how: {
      placed: (tile: string, cells: readonly string[]) => `colocó ${tile} en ${cells.join(" y ")}`,
      back: (tile: string) => `${tile} volvió a su mano`,
      laid: (tile: string, cells: readonly string[]) => `el réferi colocó ${tile} en ${cells.join(" y ")}`,
    } as Record<"placed" | "back" | "laid", (tile: string, cells: readonly string[]) => string>,
    noTile: "sin ficha",
    drew: (tile: string) => `Tomó ${tile} del banco`,
    nothingDone: "Nada",
    turnOf: (name: string) => `Turno de ${name}`,
    lastOf: (name: string) => `Jugada anterior: ${name}`,
    giveOne: (name: string) => `El banco está vacío: elige una ficha tuya para ${name}.`,
    givesOne: (name: string) => `${name} elige una ficha para dar.`,
    pending: {
      mine: () => "¿Está bien? Acepta el resultado o reta.",
      accept: () => "Acepta el resultado.",
      theirs: (name: string) => `${name} mira el resultado.`,
    },
    showWhere: "Muestra en el tablero dónde iba.",
    tapSquare: "Toca una casilla del tablero.",
    turnOrPlace: "Gírala si hace falta y colócala.",
    placeOne: (sum: number) => `Coloca una ficha ✓ que haga ${sum}.`,
    noneFits: (sum: number) => `Ninguna ficha tuya hace ${sum} ahora.`,
    waitForLook: "El otro mira tu primera parte: espera un momento.",
    myTurn: {
      part1: (sum: number, isOpen: boolean) =>
        isOpen ? `Elige una ficha que haga ${sum}, o lanza los dados.` : "Ahora lanza los dados.",
      rolled: () => "Suma los tres dados y escríbela.",
      part2: (_sum: number, isOpen: boolean) =>
        isOpen ? "Elige una ficha que haga la suma de los dados, o termina tu turno." : "Toma una ficha y pasa.",
      drawn: () => "Pasa la banderilla.",
    } as Record<string, (sum: number, isOpen: boolean) => string>,
  },
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      drew: (tile: string) => `tomó del banco la ${tile}`,
      rolled: (dice: string) => `lanzó los dados (${dice}) antes de pasar`,
      needed: (faces: string, sum: number) => `para sumar ${sum} tendría que haber en el tablero una cara de ${faces}`,
      high: (sum: number) => `con las fichas que tenía entonces haría falta una cara de más de 9 para sumar ${sum}`,
    }),
  kept: {
    "sum-dominoes.sum": "sumó bien los dados",
    "sum-dominoes.match-1": "la ficha toca una sola cara y da la suma",
    "sum-dominoes.match-2": "la ficha toca una sola cara y da la suma de los dados",
    "sum-dominoes.unplaced-1": "ninguna ficha de su mano podía dar la suma",
    "sum-dominoes.unplaced-2": "ninguna ficha de su mano podía dar la suma de los dados",
    "sum-dominoes.draw": "tomó una ficha del banco, o el banco está vacío",
    "sum-dominoes.second-part": "lanzó los dados antes de pasar",
  } as Record<string, string>,
  side: plainSide,
  tally: (view: View, seat: number) => ({
    value: view.hands[seat]?.length ?? 0,
    label: "por poner",
    notes: view.bank === 0 ? [`suman ${view.pips[seat] ?? 0}`] : [],
  }),
  aims: (rule: string, _view: View, _names: Names, _seat?: number | null, made?: unknown) => {
    const target = (made as typeof shown.target | undefined) ?? shown.target;
    return rule.includes(".unplaced-")
      ? [
          target
            ? { label: `${target.tile} en ${target.cells.join(" y ")}`, with: { target } }
            : { label: "Antes, toca en el tablero la ficha del otro y dónde iba", with: {} },
        ]
      : [];
  },
  describe: (view: View, names: Names) => {
    const lies = view.board.map(([tile, low, high]) => `${tile} en ${low} y ${high}`).join("; ");
    const hands = view.hands.map((hand, seat) => `${names(seat)} tiene ${hand.join(", ") || "ninguna ficha"}`).join(". ");
    const dice = view.turn.dice ? ` Dados: ${view.turn.dice.join(", ")}.` : "";
    return `Suma en la tarjeta: ${view.sum}.${dice} En el tablero: ${lies || "nada"}. ${hands}. Banco: ${tiles(view.bank)}. Turno de ${names(view.turn.seat)}.`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof play;

export const howto: Howto = {
  goal: "Quédate sin fichas de dominó antes que el otro. Una ficha cabe si su cara y la cara que toca suman lo que dicen los dados. Si nadie lo logra, gana quien tiene menos puntos en la mano.",
  turn: [
    "Al comienzo cada uno toma siete fichas del banco, a la vista de los dos, y lanza tres dados. Empieza la suma menor: queda escrita en la tarjeta de la banderilla, y una ficha del banco va al centro.",
    "Primera parte: busca una ficha tuya que haga la suma de la tarjeta con una cara del tablero. Si la suma es 10 y tocas un 3, tu cara es un 7.",
    "La ficha toca exactamente una cara de otra ficha, por cualquiera de sus lados. Pieza puesta, pieza jugada: ya no se mueve.",
    "Si una ficha cabe, hay que colocarla. Si no cabe ninguna, sigue.",
    "Segunda parte: lanza los tres dados, suma y escribe la suma en la tarjeta. Coloca una ficha que haga esa suma, si tienes.",
    "Toma una ficha del banco. No la juegas en este turno.",
    "Pasa la banderilla. El otro empieza con la suma que tú escribiste.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubres tú. Mira también cuando juega el otro: la primera parte se reta sin banderilla, hasta que pone una ficha en la segunda parte o pasa. Si no quieres retar, di «No reto».",
    "La segunda parte y la suma se retan hasta que tú, con la banderilla, colocas, lanzas o tomas una ficha. Igual que una ficha no tomada o una segunda parte olvidada.",
    "Si faltó colocar una ficha, muéstrala: toca la ficha del otro, toca el tablero donde iba y reta. Ahí la coloca el réferi.",
    "Si aciertas, la ficha mal puesta vuelve a su mano, la suma se corrige o la ficha olvidada se toma, y el otro recibe además una ficha de infracción del banco. Por una segunda parte olvidada puedes usar la suma de la tarjeta o volver a lanzar.",
    "Si te equivocas, la ficha de infracción es para ti y recibes una falta. Fuera de tiempo solo hay una falta. No se pierde el turno. Con tres faltas pierdes el juego.",
    "Si el banco está vacío, la ficha de infracción la da el otro: la que él elija.",
  ],
  end: [
    "Gana quien coloca su última ficha en la primera parte. En la segunda parte solo si el banco está vacío: si no, antes hay que tomar.",
    "Gana también quien da su última ficha como ficha de infracción.",
    "Si no queda espacio en el tablero, o el banco está vacío y dos turnos seguidos pasan sin ficha, se cuentan los puntos de las manos: gana quien tiene 10 menos, o más de 10. Con menos diferencia es empate.",
    "Antes de terminar, el otro todavía puede retar la última ficha.",
    "Con el límite de tiempo, si quien empezó ya colocó una ficha en esa ronda o ya pasó, los dos completan su turno. Después se cuentan los puntos.",
  ],
  cases: [
    ["goal", "Last tile in the first part", "part1", [0]],
    ["end", "Last tile in the second part, bank empty", "part2", [0]],
    ["end", "The last tile given away as an infraction", "infraction", [1]],
    ["end", "No space left on the board", "full", [0]],
    ["end", "Nobody could place and the bank is empty", "dry", [0]],
    ["end", "Nine pips apart is a draw", "dry", []],
    ["end", "Time limit, begun", "time", [0]],
  ],
  clock: [
    "Cada turno dura un minuto. Después hay un aviso y 10 segundos más.",
    "Si aún no terminaste, el servidor escribe la suma, toma tu ficha y pasa la banderilla. Lo que colocaste queda. Con el tercer aviso pierdes el juego.",
    "El reloj espera mientras se resuelve un reto o alguien elige una ficha para dar.",
  ],
  line: [
    ["2-7 G6 F6", "colocar la ficha 2-7: el 2 en G6 y el 7 en F6"],
    ["7-2 F6 G6", "lo mismo, dicho al revés"],
    ["roll", "lanzar los dados"],
    ["=12", "escribir la suma"],
    ["draw", "tomar una ficha"],
    ["pass", "pasar la banderilla"],
    ["reroll", "volver a lanzar"],
    ["give 6-6", "dar la ficha 6-6"],
    ["!match-1", "retar la ficha de la 1.ª parte"],
    ["!unplaced-1 2-7 G6 F6", "retar que faltó colocar 2-7 ahí"],
    ["!!sum|draw", "retar dos reglas"],
    ["accept · nochallenge", "aceptar el resultado · no reto"],
  ],
};

export const lesson: LessonWords = {
  first: [
    "La tarjeta dice 10: tu cara y la que toca tienen que sumar 10. En el tablero hay un 3 y tú tienes un 7. Toca tu ficha marcada, el lugar marcado y el botón.",
    "3 + 7 = 10.",
  ],
  roll: ["Segunda parte: «{roll}».", "Salieron 4, 4 y 4."],
  sum: ["¿Cuánto suman? Escribe 12 y toca el botón marcado.", "Esa es la suma nueva."],
  second: [
    "Ahora hay que sumar 12. En el otro extremo hay un 7: te sirve el 5. Toca tu ficha marcada, el lugar y el botón.",
    "7 + 5 = 12.",
  ],
  draw: [
    "Al final tomas una ficha del banco y pasas la banderilla. Gana quien se queda sin fichas.",
    "El otro empieza con tu suma, el 12.",
  ],
  challenge: [
    "En torneo nadie avisa. La tarjeta dice 10, y la computadora puso un 5 junto al 7. ¡Eso da 12! Toca «{challenge}» y elige la regla de la suma en la primera parte.",
    "Es una C (correcto): recoge su ficha y recibe otra más.",
  ],
};
