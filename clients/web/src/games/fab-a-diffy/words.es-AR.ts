/** The words of Fab-A-Diffy, in the Spanish of Argentina. */
import { listed } from "../../words/arithmetic";
import type { Overlay } from "../../words/catalogue";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { View } from "./view";
import { fractions, isTaken, makesTrio, sought } from "./wording";
import type { Words } from "./words.es";

export const title = {
  tag: "Tiras de fracciones: sumá o restá y tomá el trío",
} satisfies Overlay<Title>;

export const faults = {
  faults: {
    "fab-a-diffy.sentence missing": "Falta la cuenta: |decí la suma o la resta de las dos tiras y la muestra.",
    "fab-a-diffy.sentence strips": [
      "La cuenta no usa las tres tiras: |usá las dos que tocaste y la muestra, una vez cada una.",
      ({ said, strips }) =>
        `La cuenta usa ${listed("es", said)}, y las tiras son ${listed("es", strips)}: |nombralas todas, una vez cada una.`,
    ],
    "fab-a-diffy.sentence false": [
      "La cuenta no es cierta: |revisala.",
      ({ expression, said, right }) =>
        `${expression} es ${right}, no ${said}${makesTrio(expression, said) ? ": |probá a cambiar el orden, o a restar en vez de sumar." : ". Esas tres tiras no forman un trío."}`,
    ],
    "fab-a-diffy.equivalent": [
      "Ese nombre no sirve: |nombrá las tiras con medios, tercios, cuartos, sextos o doceavos.",
      ({ name, parts }) => `«${name}» no sirve: las tiras se parten en ${listed("es", parts)}.`,
    ],
    "fab-a-diffy.order untouched": [
      "Se toma una tira sin tocarla: |tocá las dos antes de decir la cuenta.",
      ({ strips }) =>
        `Se toma una tira sin tocarla: ${strips.length === 0 ? "no se tocó ninguna" : `solo se tocó ${listed("es", strips)}`}. |Tocá las dos antes de decir la cuenta.`,
    ],
    "fab-a-diffy.order missing": "Se toma el trío sin decir la cuenta: |decila primero.",
    "fab-a-diffy.order early": [
      "Se dijo la cuenta antes de tocar dos tiras: |tocá la que falta y después decila.",
      ({ strips }) =>
        `Se dijo la cuenta ${strips.length === 0 ? "sin tocar ninguna tira" : `con una sola tira tocada (${listed("es", strips)})`}: primero se tocan las dos. |Tocá la que falta y después decila.`,
    ],
    "fab-a-diffy.touch sample_left": "Se tocó una tira y se dejó la muestra: |hacé el trío, o devolvé la muestra si no se puede.",
    "fab-a-diffy.touch usable": [
      "Con lo que se tocó hay un trío, así que la muestra no se devuelve: |buscá la cuenta.",
      ({ strips }) => `Con ${listed("es", strips)} hay un trío, así que la muestra no se devuelve: |buscá la cuenta.`,
    ],
  },
  missing: {
    draw_sample: "Todavía no hay muestra: tomá una tira para la muestra.",
    take: "Tocaste una tira: decí la cuenta y tomá el trío.",
    retire_sample: "Si con ella no sale ningún trío, devolvé la muestra.",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;

export const play = {
  ...title,
  refusals: {
    malformed: "No entendí la cuenta. Escribila así: 1/2 + 1/4 = 3/4.",
  },
  phases: {
    review: "Tomá una muestra",
    capturing: "Tocá dos tiras, decí la cuenta y tomá el trío",
    sampled: "Tocá dos tiras, decí la cuenta y tomá el trío, o pasá",
    captured: "Ahora tomá tu muestra",
  },
  reviewing: {
    result_pending: "Aceptá el resultado, o desafiá",
  },
  rules: {
    "fab-a-diffy.touch": "Tocá-tomala: la tira tocada se usa; si no se puede, se devuelve la muestra.",
    "fab-a-diffy.three-open": "Siempre hay tres tiras dadas vuelta; el servidor las repone.",
  },
  faults: faults.faults,
  missing: faults.missing,
  happenings: {
    no_challenge: (event, names) => `${names(event.seat)} no desafía.`,
    restored: (event, names) =>
      event.params?.is_trick
        ? `El trío de ${names(event.seat)} pasa a quien desafió.`
        : `Quien desafió a ${names(event.seat)} tiene un turno más.`,
  },
  actions: {
    challenge: "Desafiar",
    no_challenge: "No desafío",
  },
  columns: {
    challenge: "por desafío",
  },
  hints: {
    draw_sample: "Tomá una muestra: después la formás con dos tiras.",
    touch: ({ strip }: { strip: string }, view: View) => {
      const { sample, first } = sought(view);
      return first === null ? `Tocá la tira ${strip}: con otra forma la muestra, ${sample}.` : `Tocá también la ${strip}: con la ${first} forma la muestra, ${sample}.`;
    },
    announce: ({ sentence }: { sentence: string }) => `Decí ${fractions(sentence)}: así se forma la muestra.`,
    take: ({ strips }: { strips: readonly string[] }) => `Tomá el trío con ${strips.join(" y ")}: ya es tuyo.`,
    retire_sample: "Con estas tiras no sale la muestra: devolvela y sigue el juego.",
    pass_flag: (_action: unknown, view: View) => (isTaken(view) ? "El trío ya es tuyo: pasá la banderilla." : "Con estas tiras no sale la muestra: pasá la banderilla."),
    capture: "Dos tiras forman la muestra del otro: ¡capturala!",
  },
  ui: {
    calls: "Qué podés hacer",
    seekNow: (sample: string, mayPass: boolean): string => `Tocá dos tiras que sumadas o restadas den ${sample}.${mayPass ? " Si no hay, pasá." : ""}`,
    sayNow: (sample: string): string => `Decí la suma o la resta que da ${sample}.`,
    passNow: "¡Muy bien! Pasá la banderilla.",
    drawNow: "Tomá una muestra: es la tira que hay que formar con otras dos.",
    captureNow: "Con dos tiras se forma la muestra del otro: capturala. O tomá una muestra tuya.",
    reviewOrCapture: "Revisá la jugada anterior: desafiá, capturá o tomá una muestra",
    reviewOrDraw: "Revisá la jugada anterior: desafiá o tomá una muestra",
    captureOrDraw: "Capturá la muestra del otro o tomá una muestra",
    touchNow: "Tocá otra tira: la que tocás, la usás.",
    captureWithin: "Podés capturar durante",
    pad: { sum: "Escribí la cuenta" },
  },
} satisfies Overlay<Words>;

export const howto = {
  goal: "Juntá tríos: tres tiras de fracciones en las que una vale lo mismo que las otras dos sumadas. Quien tiene más tríos gana el juego, y el partido es al mejor de 3 juegos.",
  turn: [
    "Al comienzo cada uno saca una tira: empieza la menor. En la mesa hay tres tiras dadas vuelta y un mazo con las demás.",
    "Recibís la banderilla. Mirá la jugada anterior: todavía podés desafiarla.",
    "Si el otro dejó su muestra sin usar, tenés 10 segundos para decir «¡Captura!» y hacer un trío con ella. Después jugás tu turno.",
    "Tomá una tira del mazo para la muestra. El servidor repone hasta tener tres tiras dadas vuelta.",
    "¿Ves un trío con la muestra y dos tiras dadas vuelta? Tocá las dos. Tocá-tomala: lo tocado se usa.",
    "Decí la cuenta, una suma o una resta de las tres fracciones: 1/3 − 1/4 = 1/12. Podés dar a una fracción otro nombre igual, pero solo en medios, tercios, cuartos, sextos o doceavos.",
    "Tomá el trío.",
    "Si tocaste una tira y con lo tocado no se puede hacer un trío, devolvé la muestra.",
    "Pasá la banderilla. Si no tocaste nada podés pasar, y el otro podrá capturar tu muestra.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Desafiá después de recibir la banderilla y antes de capturar o de tomar tu muestra: la cuenta, un nombre que no sirve, no tocar y anunciar antes de elegir, o tocá-tomala.",
    "Una captura se desafía sin banderilla, hasta que quien capturó la pasa.",
    "Si acertás, el trío es tuyo y te toca. Si en ese turno no se tomó un trío, tenés un turno adicional. En una captura se deshace también el turno del otro.",
    "Si te equivocás, perdés un turno y recibís una falta. Un desafío fuera de tiempo también es una falta. Con tres faltas en el partido lo perdés.",
  ],
  clock: [
    "Cada turno dura un minuto, si la mesa no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si aún no terminaste, el trío tomado queda, lo tocado sin trío no vale y la banderilla pasa. Con el tercer aviso perdés.",
    "El reloj espera mientras se resuelve un desafío.",
  ],
  line: [
    ["draw", "tomar una muestra"],
    [".1/3", "tocar la tira 1/3"],
    ['"1/3-1/4=1/12"', "decir la cuenta"],
    ["x1/3,1/4", "tomar el trío con esas dos tiras"],
    ["retire", "devolver la muestra"],
    ["capture", "¡captura!"],
    ["!fab-a-diffy.sentence", "desafiar esa regla"],
    ["pass", "pasar la banderilla"],
    ["accept · nochallenge", "aceptar el resultado · no desafío"],
  ],
} satisfies Overlay<Howto>;

export const lesson = {
  sample: ["Juntá tríos de tiras: dos que sumadas dan la tercera. Sacá la muestra: tocá el botón marcado.", "La muestra es 1/12."],
  touch: ["Mirá: 1/3 menos 1/4 es 1/12. Tocá esas dos tiras.", "Tira tocada, tira usada: pensalo antes."],
  say: ["Decí la cuenta: escribí 1/3 - 1/4 = 1/12 y tocá el botón marcado. Así te llevás las tres tiras.", "¡Tu primer trío!"],
  challenge: [
    "En torneo nadie avisa. La computadora dijo 5/12 − 1/4 = 1/12. Pero 1/4 es 3/12, y 5/12 − 3/12 = 2/12. Tocá «{challenge}» y elegí la regla de la cuenta.",
    "Es una C (correcto): su trío pasa a vos.",
  ],
  capture: [
    "La computadora pasó y dejó 1/12 sin usar, ¡y vos ves un trío! Decilo antes de que termine el tiempo: «{capture}».",
    "Ahora tocarías las dos tiras, como antes.",
  ],
} satisfies Overlay<LessonWords>;
