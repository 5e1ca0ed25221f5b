/** The words of takeaway, in Spanish. */
import { es as boardWords } from "../../board/words.es";
import type { Title, FaultWords, Names, Params, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import type { View } from "./view";

export const title: Title = { name: "Quita y cuenta", tag: "Toma hasta tres y di cuántas quedan" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "takeaway.take many": "Son más de tres: |toma una, dos o tres fichas.",
    "takeaway.count missing": "Falta decir cuántas quedan: |cuenta el montón y dilo.",
    "takeaway.count value": [
      "Ese no es el número de fichas que quedan: |cuéntalas otra vez.",
      ({ said, left }) => `Dijo ${said}, y quedan ${left}: |cuenta otra vez las fichas.`,
    ],
  },
  missing: {
    take: "Todavía no tomaste: toma una, dos o tres fichas.",
    say: "Te falta decir cuántas quedan: cuenta el montón y dilo.",
  },
  stakes: {},
};

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

export const counters = (count: unknown): string => `${String(count)} ${Number(count) === 1 ? "ficha" : "fichas"}`;

export const play = {
  ...title,
  phases: {
    review: "Toma una, dos o tres fichas",
    taken: "Di cuántas quedan y pasa la banderilla",
    result_pending: "Resultado por confirmar",
    over: "El juego terminó",
  },
  reviewing: {
    ...boardWords.reviewing,
    review: "Revisa la jugada anterior: reta o toma fichas",
  },
  watched: {
    review: (names: string) => `${names} toma fichas`,
    taken: (names: string) => `${names} dice cuántas quedan`,
    result_pending: (names: string, count: number) => `${names} contesta${count === 1 ? "" : "n"} el resultado`,
  },
  refusals: {
    not_enough: (params: Params) => `Solo quedan ${counters(params.left)}.`,
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: {
    "takeaway.take": "Se toman una, dos o tres fichas por turno.",
    "takeaway.count": "Quien toma dice cuántas fichas quedan, y tiene que ser verdad.",
    "takeaway.time-limit": "Con el límite de tiempo el juego termina en empate.",
  } satisfies Mine["rules"] as Mine["rules"],
  ...faults,
  happenings: {
    taken: (event, names) => `${names(event.seat)} toma ${counters(event.params?.count)}.`,
    said: (event, names) => `${names(event.seat)} dice: quedan ${String(event.params?.left)}.`,
    restored: (event, names) => `La jugada de ${names(event.seat)} vuelve atrás.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: { take: "Tomar fichas", say: "Decir cuántas quedan", pass_flag: "Pasar la banderilla" },
  options: boardWords.options,
  reasons: { emptied: "montón vacío" },
  columns: { taken: "Tomadas", said: "Dijo", note: "Nota" },
  hints: {
    take: ({ count }, view) => `Toma ${counters(count)}: así quedan ${view.pile - count} para el otro.`,
    say: ({ left }) => `Cuenta el montón: di que quedan ${left}.`,
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    board: (left: number) => `Montón: ${counters(left)}`,
    calls: "Qué puedes hacer",
    take: (count: number) => `Tomar ${count}`,
    left: "Quedan",
    say: "Decir",
    passNow: "Pasa la banderilla",
    steps: boardWords.number,
    turnOf: (name: string) => `Turno de ${name}`,
    lastOf: (name: string) => `Jugada anterior: ${name}`,
    took: (count: number) => `Tomó ${counters(count)}`,
    said: (left: number) => `Dijo que quedan ${left}`,
    unsaid: "No dijo cuántas quedan",
    nothing: "No tomó",
  },
  describe: (view: View, names: Names) => `${counters(view.pile)} en el montón. Turno de ${names(view.turn.seat)}.`,
} satisfies Mine & { ui: object };

export type Words = typeof play;

export const howto: Howto = {
  goal: "Hay quince fichas en un montón. Gana quien toma la última.",
  turn: [
    "Recibes la banderilla. Mira la jugada anterior: todavía puedes retarla.",
    "Toma una, dos o tres fichas.",
    "Di cuántas quedan.",
    "Pasa la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubres tú. Reta después de recibir la banderilla y antes de tomar.",
    "Si aciertas, las fichas vuelven al montón y es tu turno. Si te equivocas, pierdes el turno y recibes una falta.",
    "Con tres faltas pierdes el juego.",
  ],
  end: ["Cuando el montón queda vacío, el otro puede retar esa jugada o aceptar el resultado.", "Con el límite de tiempo es empate."],
  cases: [
    ["goal", "The pile is empty: the result stands", "emptied", [0]],
    ["end", "The time limit", "time", []],
  ],
  clock: ["Cada turno dura un minuto. Después hay un aviso y diez segundos más; luego la jugada se deshace."],
  line: [
    ["take 2", "tomar dos fichas"],
    ["say 13", "decir que quedan trece"],
    ["pass · accept", "pasar la banderilla · aceptar el resultado"],
    ["!takeaway.count", "retar esa regla"],
    ["draw? · draw+ · draw-", "ofrecer empate · aceptarlo · no aceptarlo"],
    ["resign", "rendirse"],
  ],
};

export const lesson: LessonWords = {
  take: ["Hay un montón de fichas, y gana quien toma la última. Toma dos con el botón marcado.", "En cada turno se toman una, dos o tres."],
  say: ["Ahora cuenta: eran quince y tomaste dos. Escribe cuántas quedan y di el número."],
  pass: ["«{pass_flag}»: termina tu turno y juega el otro.", "El otro tomó una y dijo que quedan doce: es verdad."],
  challenge: [
    "Ahora es un torneo: nadie avisa las faltas. Había siete fichas, el otro tomó dos y dijo que quedan cuatro. Toca «{challenge}» y elige la regla de la cuenta.",
    "Es una C (correcto): quedaban cinco. Las fichas vuelven al montón y te toca.",
  ],
  last: ["Quedan tres. Tómalas todas, di cuántas quedan y pasa la banderilla.", "Tomaste la última: si el otro no reta, ganaste."],
};
