/** The words of takeaway on the screen, Spanish first. */
import type { Names, Params, WordsOf } from "../contract";
import type { Code, EventKind, Phase, RuleId } from "./game.gen";
import { boardWords } from "../../board/words";
import { en as sentencesEn, es as sentencesEs } from "./faults";
import type { View } from "./view";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind>;

const counters = (count: unknown): string => `${String(count)} ${Number(count) === 1 ? "ficha" : "fichas"}`;
const countersEn = (count: unknown): string => `${String(count)} ${Number(count) === 1 ? "counter" : "counters"}`;

export const es = {
  name: "Quita y cuenta",
  tag: "Toma hasta tres y di cuántas quedan",
  phases: {
    review: "Revisa la jugada anterior: reta o toma fichas",
    taken: "Di cuántas quedan y pasa la banderilla",
    result_pending: "Resultado por confirmar",
    over: "El juego terminó",
  },
  helped: { review: "Toma una, dos o tres fichas" },
  refusals: {
    not_enough: (params: Params) => `Solo quedan ${counters(params.left)}.`,
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: {
    "takeaway.take": "Se toman una, dos o tres fichas por turno.",
    "takeaway.count": "Quien toma dice cuántas fichas quedan, y tiene que ser verdad.",
    "takeaway.time-limit": "Con el tiempo límite el juego termina en empate.",
  } satisfies Mine["rules"] as Mine["rules"],
  faults: sentencesEs.faults,
  missing: sentencesEs.missing,
  cost: sentencesEs.cost,
  happenings: {
    taken: (event, names) => `${names(event.seat)} toma ${counters(event.params?.count)}.`,
    said: (event, names) => `${names(event.seat)} dice: quedan ${String(event.params?.left)}.`,
    restored: (event, names) => `La jugada de ${names(event.seat)} vuelve atrás.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: { take: "Tomar fichas", say: "Decir cuántas quedan", pass_flag: "Pasar la banderilla" },
  options: boardWords.es.options,
  reasons: { emptied: "montón vacío" },
  columns: { taken: "Tomadas", said: "Dijo", note: "Nota" },
  ui: {
    board: (left: number) => `Montón: ${counters(left)}`,
    calls: "Qué puedes hacer",
    take: (count: number) => `Tomar ${count}`,
    left: "Quedan",
    say: "Decir",
    less: "Una menos",
    more: "Una más",
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

export const en: Words = {
  name: "Takeaway",
  tag: "Take up to three and say how many are left",
  phases: {
    review: "Look at the move before: challenge it or take counters",
    taken: "Say how many are left and pass the flag",
    result_pending: "Result to be confirmed",
    over: "The game is over",
  },
  helped: { review: "Take one, two or three counters" },
  refusals: {
    not_enough: (params: Params) => `Only ${countersEn(params.left)} left.`,
  },
  rules: {
    "takeaway.take": "One, two or three counters are taken in a turn.",
    "takeaway.count": "Who takes says how many counters are left, and it must be true.",
    "takeaway.time-limit": "At the time limit the game ends in a draw.",
  },
  faults: sentencesEn.faults,
  missing: sentencesEn.missing,
  cost: sentencesEn.cost,
  happenings: {
    taken: (event, names) => `${names(event.seat)} takes ${countersEn(event.params?.count)}.`,
    said: (event, names) => `${names(event.seat)} says: ${String(event.params?.left)} left.`,
    restored: (event, names) => `${names(event.seat)}'s move is undone.`,
  },
  actions: { take: "Take counters", say: "Say how many are left", pass_flag: "Pass the flag" },
  options: boardWords.en.options,
  reasons: { emptied: "empty pile" },
  columns: { taken: "Taken", said: "Said", note: "Note" },
  ui: {
    board: (left) => `Pile: ${countersEn(left)}`,
    calls: "What you can do",
    take: (count) => `Take ${count}`,
    left: "Left",
    say: "Say",
    less: "One less",
    more: "One more",
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Move before: ${name}`,
    took: (count) => `Took ${countersEn(count)}`,
    said: (left) => `Said that ${left} are left`,
    unsaid: "Did not say how many are left",
    nothing: "Took nothing",
  },
  describe: (view, names) => `${countersEn(view.pile)} in the pile. ${names(view.turn.seat)}'s turn.`,
};
