/** The words of Fab-A-Diffy, in Spanish. */
import { es as boardWords } from "../../board/words.es";
import { listed } from "../../words/arithmetic";
import type { Title, FaultWords, GameWords, Names, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import type { View } from "./view";
import { list, fractions, isDone, isTaken, makesTrio, sought, sums } from "./wording";

export const title: Title = { name: "Fab-A-Diffy", tag: "Tiras de fracciones: suma o resta y toma el trío" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "fab-a-diffy.sentence missing": "Falta la cuenta: |di la suma o la resta de las dos tiras y la muestra.",
    "fab-a-diffy.sentence strips": [
      "La cuenta no usa las tres tiras: |usa las dos que tocaste y la muestra, una vez cada una.",
      ({ said, strips }) =>
        `La cuenta usa ${listed("es", said)}, y las tiras son ${listed("es", strips)}: |nómbralas todas, una vez cada una.`,
    ],
    "fab-a-diffy.sentence false": [
      "La cuenta no es cierta: |revísala.",
      ({ expression, said, right }) =>
        `${expression} es ${right}, no ${said}${makesTrio(expression, said) ? ": |prueba a cambiar el orden, o a restar en vez de sumar." : ". Esas tres tiras no forman un trío."}`,
    ],
    "fab-a-diffy.equivalent": [
      "Ese nombre no sirve: |nombra las tiras con medios, tercios, cuartos, sextos o doceavos.",
      ({ name, parts }) => `«${name}» no sirve: las tiras se parten en ${listed("es", parts)}.`,
    ],
    "fab-a-diffy.order untouched": [
      "Se toma una tira sin tocarla: |toca las dos antes de decir la cuenta.",
      ({ strips }) =>
        `Se toma una tira sin tocarla: ${strips.length === 0 ? "no se tocó ninguna" : `solo se tocó ${listed("es", strips)}`}. |Toca las dos antes de decir la cuenta.`,
    ],
    "fab-a-diffy.order missing": "Se toma el trío sin decir la cuenta: |dila primero.",
    "fab-a-diffy.order early": [
      "Se dijo la cuenta antes de tocar dos tiras: |toca la que falta y después dila.",
      ({ strips }) =>
        `Se dijo la cuenta ${strips.length === 0 ? "sin tocar ninguna tira" : `con una sola tira tocada (${listed("es", strips)})`}: primero se tocan las dos. |Toca la que falta y después dila.`,
    ],
    "fab-a-diffy.touch unused": [
      "Tira tocada, tira tomada: ya se tocaron dos, y el trío se hace con ellas.",
      ({ strips }) => `Tira tocada, tira tomada: se tocaron ${listed("es", strips)}, y el trío se hace con dos.`,
    ],
    "fab-a-diffy.touch sample_left": "Se tocó una tira y se dejó la muestra: |haz el trío, o devuelve la muestra si no se puede.",
    "fab-a-diffy.touch usable": [
      "Con lo que se tocó hay un trío, así que la muestra no se devuelve: |busca la cuenta.",
      ({ strips }) => `Con ${listed("es", strips)} hay un trío, así que la muestra no se devuelve: |busca la cuenta.`,
    ],
  },
  missing: {
    draw_sample: "Todavía no hay muestra: toma una tira para la muestra.",
    take: "Tocaste una tira: di la cuenta y toma el trío.",
    retire_sample: "Si con ella no sale ningún trío, devuelve la muestra.",
  },
  stakes: {
    trick: "ese trío pasa a ser tuyo",
    extra_turn: "el otro pierde su próximo turno",
  },
};

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

export const rulesEs = {
  "fab-a-diffy.sentence": "La cuenta está mal o falta.",
  "fab-a-diffy.equivalent": "Ese nombre no sirve: solo medios, tercios, cuartos, sextos y doceavos.",
  "fab-a-diffy.order": "Primero se tocan las dos tiras, después se anuncia y al final se toma el trío.",
  "fab-a-diffy.touch": "Toca-tómala: la tira tocada se usa; si no se puede, se devuelve la muestra.",
  "fab-a-diffy.capture": "Captura: con la muestra que dejó el otro, en los primeros 10 segundos.",
  "fab-a-diffy.three-open": "Siempre hay tres tiras volteadas; el servidor las repone.",
  "fab-a-diffy.start": "Inicio: empieza quien saca la tira menor.",
  "fab-a-diffy.end": "El juego termina cuando no queda tira para la muestra.",
  "fab-a-diffy.match": "Gana quien obtiene los 2 mejores de 3 juegos.",
  "fab-a-diffy.time-limit": "Límite de tiempo: cuentan los tríos como están.",
};

export const play = {
  ...title,
  phases: {
    review: "Toma una muestra",
    capturing: "Toca dos tiras, di la cuenta y toma el trío",
    captured: "Ahora toma tu muestra",
    sampled: "Toca dos tiras, di la cuenta y toma el trío, o pasa",
    result_pending: "Resultado por confirmar",
    over: "El partido terminó",
  },
  reviewing: {
    ...boardWords.reviewing,
  },
  watched: {
    review: (names: string) => `${names} toma una muestra`,
    capturing: (names: string) => `${names} captura la muestra del otro`,
    captured: (names: string) => `${names} toma su muestra`,
    sampled: (names: string) => `${names} hace la cuenta con dos tiras`,
    result_pending: (names: string, count: number) => `${names} contesta${count === 1 ? "" : "n"} el resultado`,
  },
  isDone,
  refusals: {
    malformed: "No entendí la cuenta. Escríbela así: 1/2 + 1/4 = 3/4.",
    nothing_to_capture: "No hay muestra que capturar.",
    capture_late: "Los 10 segundos para capturar ya pasaron.",
    trick_taken: "Ya tomaste tu trío.",
    sample_retired: "La muestra ya se devolvió.",
    not_there: "Esa tira no está en la mesa.",
    already_touched: "Esa tira ya está tocada.",
    nothing_touched: "No tocaste ninguna tira.",
    use_capture: "Para usar la muestra del otro, toca «¡Captura!».",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: rulesEs,
  ...faults,
  happenings: {
    game_begun: (event, names) => `Juego ${event.params?.game}. Empieza ${names(event.seat)}.`,
    game_decided: (event, names) =>
      event.seat === null || event.seat === undefined
        ? `El juego ${event.params?.game} queda empatado.`
        : `${names(event.seat)} gana el juego ${event.params?.game}.`,
    sample_drawn: (event, names) => `${names(event.seat)} toma la muestra ${event.params?.sample}.`,
    capture_announced: (event, names) => `¡Captura!, dice ${names(event.seat)}.`,
    touched: (event, names) => `${names(event.seat)} toca ${event.params?.strip}.`,
    announced: (event, names) => `${names(event.seat)} dice: ${fractions(String(event.params?.sentence))}.`,
    trick_taken: (event, names) => `${names(event.seat)} toma el trío ${list(event.params?.strips)}.`,
    sample_retired: (event, names) => `${names(event.seat)} devuelve la muestra ${event.params?.sample}.`,
    no_challenge: (event, names) => `${names(event.seat)} no reta.`,
    restored: (event, names) =>
      event.params?.is_trick
        ? `El trío de ${names(event.seat)} pasa a quien retó.`
        : `Quien retó a ${names(event.seat)} tiene un turno más.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    ...boardWords.actions,
    draw_sample: "Tomar una muestra",
    touch: "Tocar",
    announce: "Decir la cuenta",
    take: "Tomar el trío",
    retire_sample: "Devolver la muestra",
    capture: "¡Captura!",
    no_challenge: "No reto",
  },
  options: {
    ...boardWords.options,
    game_ms: {
      label: "Tiempo del partido",
      values: { "2700000": "45 min", "1800000": "30 min", "1200000": "20 min", "0": "Sin límite" },
    },
  } as GameWords["options"],
  scored: { points: "Juegos" },
  reasons: { games: "al mejor de tres juegos", match: "al mejor de tres juegos", time: "límite de tiempo" } as Record<string, string>,
  columns: {
    game: "Juego",
    sample: "Muestra",
    strips: "Tiras",
    sentence: "Cuenta",
    note: "Nota",
    retired: "devuelta",
    lost: "perdido",
    challenge: "por reto",
  },
  hints: {
    draw_sample: "Toma una muestra: después la formas con dos tiras.",
    touch: ({ strip }, view) => {
      const { sample, first } = sought(view);
      return first === null ? `Toca la tira ${strip}: con otra forma la muestra, ${sample}.` : `Toca también la ${strip}: con la ${first} forma la muestra, ${sample}.`;
    },
    announce: ({ sentence }) => `Di ${fractions(sentence)}: así se forma la muestra.`,
    take: ({ strips }) => `Toma el trío con ${strips.join(" y ")}: ya es tuyo.`,
    retire_sample: "Con estas tiras no sale la muestra: devuélvela y sigue el juego.",
    pass_flag: (_action, view) => (isTaken(view) ? "El trío ya es tuyo: pasa la banderilla." : "Con estas tiras no sale la muestra: pasa la banderilla."),
    capture: "Dos tiras forman la muestra del otro: ¡captúrala!",
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    board: "Mesa de tiras",
    game: (number: number) => `Juego ${number} de 3: gana quien tiene más tríos al acabarse el mazo`,
    sampleIs: (strip: string | null) => (strip ? `muestra: ${strip}` : "casilla de muestra, vacía"),
    sampleName: "muestra",
    sampleOld: "de antes",
    sampleRivals: "del otro",
    sampleNext: "próxima",
    won: "+1 trío",
    pileName: "mazo",
    pile: (count: number) => `mazo: ${count} ${count === 1 ? "tira" : "tiras"}`,
    emptyPlace: "rectángulo vacío",
    strip: (strip: string, touched: boolean) => `tira ${strip}${touched ? ", tocada" : ""}`,
    tricksOf: (name: string, count: number) => `Tríos de ${name}: ${count}`,
    calls: "Qué puedes hacer",
    take: (pair: readonly string[]) => `Tomar el trío con ${pair.join(" y ")}`,
    seekNow: (sample: string, mayPass: boolean): string => `Toca dos tiras que sumadas o restadas den ${sample}.${mayPass ? " Si no hay, pasa." : ""}`,
    sayNow: (sample: string): string => `Di la suma o la resta que da ${sample}.`,
    passNow: "¡Muy bien! Pasa la banderilla.",
    drawNow: "Toma una muestra: es la tira que hay que formar con otras dos.",
    captureNow: "Con dos tiras se forma la muestra del otro: captúrala. O toma una muestra tuya.",
    reviewOrCapture: "Revisa la jugada anterior: reta, captura o toma una muestra",
    reviewOrDraw: "Revisa la jugada anterior: reta o toma una muestra",
    captureOrDraw: "Captura la muestra del otro o toma una muestra",
    touchNow: "Toca otra tira: la que tocas, la usas.",
    sayAndTake: "Decir y tomar",
    captured: "Captura",
    captureWithin: "Puedes capturar durante",
    retired: "muestra devuelta",
    passed: "pasó sin formar un trío",
    noSentence: "sin cuenta",
    turnLost: "Turno perdido",
    nothingDone: "Nada",
    turnOf: (name: string) => `Turno de ${name}`,
    lastOf: (name: string) => `Jugada anterior: ${name}`,
    trickOf: (strips: readonly string[]) => `trío: ${strips.join(", ")}`,
    workOf: (sample: string, touched: readonly string[]) =>
      `muestra ${sample}${touched.length ? `; tocadas: ${touched.join(", ")}` : ""}`,
    pad: {
      ...boardWords.pad,
      digits: "Cifras",
      sum: "Escribe la cuenta",
      field: "Cuenta con fracciones",
      signs: { ...boardWords.pad.signs, "/": "raya de fracción" },
    },
  },
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      untouched: "no tocó ninguna tira, así que podía pasar sin hacer un trío",
      back: (strips: string, sample: string) => `con lo que tocó (${strips}) y la muestra ${sample} no hay trío, y devolvió la muestra`,
      used: (strips: string) => `tomó las dos tiras que tocó: ${strips}`,
    }),
  kept: {
    "fab-a-diffy.sentence": "la cuenta usa las tres tiras y es cierta",
    "fab-a-diffy.equivalent": "nombró las tiras con medios, tercios, cuartos, sextos o doceavos",
    "fab-a-diffy.order": "tocó las dos tiras, después dijo la cuenta y al final tomó el trío",
    "fab-a-diffy.touch": "usó lo que tocó",
  } as Record<string, string>,
  tally: (view: View, seat: number) => ({
    value: view.tricks[seat]?.length ?? 0,
    label: view.tricks[seat]?.length === 1 ? "trío" : "tríos",
    notes: view.results.includes(seat) ? [`juegos ganados: ${view.results.filter((winner) => winner === seat).length}`] : [],
  }),
  describe: (view: View, names: Names) => {
    const open = view.face.filter((strip) => strip !== null).join(", ");
    const tricks = view.tricks.map((each, seat) => `${names(seat)}: ${each.length} ${each.length === 1 ? "trío" : "tríos"}`).join(", ");
    return `Juego ${view.game}. Tiras: ${open || "ninguna"}. Muestra: ${view.sample ?? "ninguna"}. En el mazo: ${view.pile}. ${tricks}. Turno de ${names(view.turn.seat)}.`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof play;

export const howto: Howto = {
  goal: "Junta tríos: tres tiras de fracciones en las que una vale lo mismo que las otras dos sumadas. Quien tiene más tríos gana el juego, y el partido es al mejor de 3 juegos.",
  turn: [
    "Al comienzo cada uno saca una tira: empieza la menor. En la mesa hay tres tiras volteadas y un mazo con las demás.",
    "Recibes la banderilla. Mira la jugada anterior: todavía puedes retarla.",
    "Si el otro dejó su muestra sin usar, tienes 10 segundos para decir «¡Captura!» y hacer un trío con ella. Después juegas tu turno.",
    "Toma una tira del mazo para la muestra. El servidor repone hasta tener tres tiras volteadas.",
    "¿Ves un trío con la muestra y dos tiras volteadas? Toca las dos. Toca-tómala: lo tocado se usa.",
    "Di la cuenta, una suma o una resta de las tres fracciones: 1/3 − 1/4 = 1/12. Puedes dar a una fracción otro nombre igual, pero solo en medios, tercios, cuartos, sextos o doceavos.",
    "Toma el trío.",
    "Si tocaste una tira y con lo tocado no se puede hacer un trío, devuelve la muestra.",
    "Pasa la banderilla. Si no tocaste nada puedes pasar, y el otro podrá capturar tu muestra.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Reta después de recibir la banderilla y antes de capturar o de tomar tu muestra: la cuenta, un nombre que no sirve, un trío tomado sin tocar las tiras o sin decir antes la cuenta, o una tira tocada que no se usó.",
    "Una captura se reta sin banderilla, hasta que quien capturó la pasa.",
    "Si aciertas, el trío es tuyo y te toca. Si en ese turno no se tomó un trío, tienes un turno adicional. En una captura se deshace también el turno del otro.",
    "Si te equivocas, pierdes un turno y recibes una falta. Un reto fuera de tiempo también es una falta. Con tres faltas en el partido lo pierdes.",
  ],
  end: [
    "Un juego termina cuando alguien debe tomar una muestra y el mazo quedó vacío. Gana quien tiene más tríos; con los mismos, es empate.",
    "El otro empieza el juego siguiente. El partido termina cuando alguien gana dos juegos, o después de tres: gana quien ganó más.",
    "Con el límite de tiempo, si quien empezó ya capturó o tomó su muestra en esa ronda o ya pasó la banderilla, los dos completan su turno. Los tríos se cuentan como están y los juegos no jugados quedan empatados.",
  ],
  cases: [
    ["goal", "Two games won", "match", [0]],
    ["end", "One game won and two drawn", "match", [1]],
    ["end", "One game each and one drawn", "match", []],
    ["end", "Time limit, round begun", "time", [0]],
    ["end", "Time limit, round not begun", "time", []],
  ],
  clock: [
    "Cada turno dura un minuto, si la mesa no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si aún no terminaste, el trío tomado queda, lo tocado sin trío no vale y la banderilla pasa. Con el tercer aviso pierdes.",
    "El reloj espera mientras se resuelve un reto.",
  ],
  line: [
    ["draw", "tomar una muestra"],
    [".1/3", "tocar la tira 1/3"],
    ['"1/3-1/4=1/12"', "decir la cuenta"],
    ["x1/3,1/4", "tomar el trío con esas dos tiras"],
    ["retire", "devolver la muestra"],
    ["capture", "¡captura!"],
    ["!fab-a-diffy.sentence", "retar esa regla"],
    ["pass", "pasar la banderilla"],
    ["accept · nochallenge", "aceptar el resultado · no reto"],
  ],
};

export const lesson: LessonWords = {
  sample: ["Junta tríos de tiras: dos que sumadas dan la tercera. Saca la muestra: toca el botón marcado.", "La muestra es 1/12."],
  touch: ["Mira: 1/3 menos 1/4 es 1/12. Toca esas dos tiras.", "Tira tocada, tira usada: piénsalo antes."],
  say: ["Di la cuenta: escribe 1/3 - 1/4 = 1/12 y toca el botón marcado. Así te llevas las tres tiras.", "¡Tu primer trío!"],
  pass: ["«{pass_flag}»: así termina tu turno.", "Ahora saca muestra el otro."],
  challenge: [
    "En torneo nadie avisa. La computadora dijo 5/12 − 1/4 = 1/12. Pero 1/4 es 3/12, y 5/12 − 3/12 = 2/12. Toca «{challenge}» y elige la regla de la cuenta.",
    "Es una C (correcto): su trío pasa a ti.",
  ],
  capture: [
    "La computadora pasó y dejó 1/12 sin usar, ¡y tú ves un trío! Dilo antes de que acabe el tiempo: «{capture}».",
    "Ahora tocarías las dos tiras, como antes.",
  ],
};
