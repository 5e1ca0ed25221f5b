/** The words of Fab-A-Diffy, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { View } from "../view";
import { fractions, isTaken, sought } from "./wording";
import type { es } from "./play.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  tag: "Tiras de fracciones: sumá o restá y tomá el trío",
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
    "fab-a-diffy.order": "Tocar y anunciar antes de elegir.",
    "fab-a-diffy.touch": "Tocá-tomala: la tira tocada se usa; si no se puede, se devuelve la muestra.",
    "fab-a-diffy.three-open": "Siempre hay tres tiras dadas vuelta; el servidor las repone.",
  },
  faults: sentences.faults,
  missing: sentences.missing,
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
  },
} satisfies Overlay<typeof es>;
