/** The words of takeaway on the screen in Spanish. */
import type { Names, Params, WordsOf } from "../../contract";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "../game.gen";
import { es as boardWords } from "../../../board/words.es";
import { es as sentencesEs } from "./faults.es";
import type { View } from "../view";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

export const counters = (count: unknown): string => `${String(count)} ${Number(count) === 1 ? "ficha" : "fichas"}`;

export const es = {
  name: "Quita y cuenta",
  tag: "Toma hasta tres y di cuántas quedan",
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
    "takeaway.time-limit": "Con el tiempo límite el juego termina en empate.",
  } satisfies Mine["rules"] as Mine["rules"],
  ...sentencesEs,
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

export type Words = typeof es;
