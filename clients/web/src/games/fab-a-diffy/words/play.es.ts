/** The words of Fab-A-Diffy on the screen in Spanish. */
import type { GameWords, Names, WordsOf } from "../../contract";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "../game.gen";
import { es as boardWords } from "../../../board/words.es";
import type { View } from "../view";
import { es as sentencesEs } from "./faults.es";
import { list, fractions, isTaken, sought } from "./wording";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

export const rulesEs = {
  "fab-a-diffy.sentence": "La cuenta está mal o falta.",
  "fab-a-diffy.equivalent": "Ese nombre no sirve: solo medios, tercios, cuartos, sextos y doceavos.",
  "fab-a-diffy.order": "Tocar y anunciar antes de escoger.",
  "fab-a-diffy.touch": "Toca-tómala: la tira tocada se usa; si no se puede, se devuelve la muestra.",
  "fab-a-diffy.capture": "Captura: con la muestra que dejó el otro, en los primeros 10 segundos.",
  "fab-a-diffy.three-open": "Siempre hay tres tiras volteadas; el servidor las repone.",
  "fab-a-diffy.start": "Inicio: empieza quien saca la tira menor.",
  "fab-a-diffy.end": "El juego termina cuando no queda tira para la muestra.",
  "fab-a-diffy.match": "Gana quien obtiene los 2 mejores de 3 juegos.",
  "fab-a-diffy.time-limit": "Tiempo límite: cuentan los tríos como están.",
};

export const es = {
  name: "Fab-A-Diffy",
  tag: "Tiras de fracciones: suma o resta y toma el trío",
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
    sampled: (names: string) => `${names} busca dos tiras`,
    result_pending: (names: string, count: number) => `${names} contesta${count === 1 ? "" : "n"} el resultado`,
  },
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
  ...sentencesEs,
  happenings: {
    game_begun: (event, names) => `Juego ${event.params?.game}. Empieza ${names(event.seat)}.`,
    game_decided: (event, names) =>
      event.seat === null || event.seat === undefined
        ? `El juego ${event.params?.game} queda empatado.`
        : `${names(event.seat)} gana el juego ${event.params?.game}.`,
    sample_drawn: (event, names) => `${names(event.seat)} toma la muestra ${event.params?.sample}.`,
    capture_announced: (event, names) => `¡Captura!, dice ${names(event.seat)}.`,
    touched: (event, names) => `${names(event.seat)} toca ${event.params?.strip}.`,
    announced: (event, names) => `${names(event.seat)} dice: ${event.params?.sentence}.`,
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
  reasons: { games: "al mejor de tres juegos", match: "al mejor de tres juegos", time: "tiempo límite" } as Record<string, string>,
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
    game: (number: number) => `Juego ${number} de 3`,
    sampleIs: (strip: string | null) => (strip ? `muestra: ${strip}` : "casilla de muestra, vacía"),
    pile: (count: number) => `pilar: ${count} ${count === 1 ? "tira" : "tiras"}`,
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
    passed: "no formó un trío",
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
      sum: "Tu cuenta",
      field: "Cuenta con fracciones",
      signs: { ...boardWords.pad.signs, "/": "raya de fracción" },
    },
  },
  tally: (view: View, seat: number) => ({
    value: view.tricks[seat]?.length ?? 0,
    label: "Tríos",
    notes: [`ganados: ${view.results.filter((winner) => winner === seat).length}`],
  }),
  describe: (view: View, names: Names) => {
    const open = view.face.filter((strip) => strip !== null).join(", ");
    const tricks = view.tricks.map((each, seat) => `${names(seat)}: ${each.length} tríos`).join(", ");
    return `Juego ${view.game}. Tiras: ${open || "ninguna"}. Muestra: ${view.sample ?? "ninguna"}. En el pilar: ${view.pile}. ${tricks}. Turno de ${names(view.turn.seat)}.`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof es;
