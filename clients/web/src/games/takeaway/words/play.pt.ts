/** The words of takeaway on the screen in Portuguese. */
import { pt as boardWords } from "../../../board/words.pt";
import type { Names, Params } from "../../contract";
import { pt as sentences } from "./faults.pt";
import type { View } from "../view";
import type { Words } from "./play.es";

const counters = (count: unknown): string => `${String(count)} ${Number(count) === 1 ? "ficha" : "fichas"}`;

export const pt = {
  name: "Tire e conte",
  tag: "Pegue até três e diga quantas ficam",
  phases: {
    review: "Pegue uma, duas ou três fichas",
    taken: "Diga quantas ficam e passe a bandeirinha",
    result_pending: "Resultado a confirmar",
    over: "O jogo terminou",
  },
  reviewing: {
    ...boardWords.reviewing,
    review: "Confira a jogada anterior: desafie ou pegue fichas",
  },
  watched: {
    review: (names: string) => `${names} pega fichas`,
    taken: (names: string) => `${names} diz quantas ficam`,
    result_pending: (names: string, count: number) => `${names} responde${count === 1 ? "" : "m"} ao resultado`,
  },
  refusals: {
    not_enough: (params: Params) => `Só restam ${counters(params.left)}.`,
  },
  rules: {
    "takeaway.take": "Pegue uma, duas ou três fichas por turno.",
    "takeaway.count": "Quem pega diz quantas fichas ficam, e tem que ser verdade.",
    "takeaway.time-limit": "Com o tempo limite o jogo termina em empate.",
  },
  ...sentences,
  happenings: {
    taken: (event, names) => `${names(event.seat)} pega ${counters(event.params?.count)}.`,
    said: (event, names) => `${names(event.seat)} diz: ficam ${String(event.params?.left)}.`,
    restored: (event, names) => `A jogada de ${names(event.seat)} é desfeita.`,
  },
  actions: { take: "Pegar fichas", say: "Dizer quantas ficam", pass_flag: "Passar a bandeirinha" },
  options: boardWords.options,
  reasons: { emptied: "monte vazio" },
  columns: { taken: "Pegas", said: "Disse", note: "Nota" },
  hints: {
    take: ({ count }, view) => `Pegue ${counters(count)}: assim ficam ${view.pile - count} para o outro.`,
    say: ({ left }) => `Conte o monte: diga que ficam ${left}.`,
  },
  ui: {
    board: (left: number) => `Monte: ${counters(left)}`,
    calls: "O que você pode fazer",
    take: (count: number) => `Pegar ${count}`,
    left: "Ficam",
    say: "Dizer",
    passNow: "Passe a bandeirinha",
    steps: boardWords.number,
    turnOf: (name: string) => `Vez de ${name}`,
    lastOf: (name: string) => `Jogada anterior: ${name}`,
    took: (count: number) => `Pegou ${counters(count)}`,
    said: (left: number) => `Disse que ficam ${left}`,
    unsaid: "Não disse quantas ficam",
    nothing: "Não pegou",
  },
  describe: (view: View, names: Names) => `${counters(view.pile)} no monte. Vez de ${names(view.turn.seat)}.`,
} satisfies Words;
