/** The words of takeaway, in Portuguese. */
import { pt as boardWords } from "../../board/words.pt";
import type { Title, FaultWords, Names, Params } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { View } from "./view";
import type { Words } from "./words.es";

export const title: Title = { name: "Pegue e conte", tag: "Pegue até três e diga quantas ficam" };

export const faults = {
  faults: {
    "takeaway.take many": "São mais de três: |pegue uma, duas ou três fichas.",
    "takeaway.count missing": "Falta dizer quantas ficam: |conte o monte e diga.",
    "takeaway.count value": [
      "Esse não é o número de fichas que ficam: |conte de novo.",
      ({ said, left }: { said: number; left: number }) => `Disse ${said}, e ficam ${left}: |conte as fichas de novo.`,
    ],
  },
  missing: {
    take: "Você ainda não pegou: pegue uma, duas ou três fichas.",
    say: "Falta você dizer quantas ficam: conte o monte e diga.",
  },
  stakes: {},
} satisfies FaultWords<Facts, Missing, Stake>;

const counters = (count: unknown): string => `${String(count)} ${Number(count) === 1 ? "ficha" : "fichas"}`;

export const play = {
  ...title,
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
    "takeaway.time-limit": "Com o limite de tempo o jogo termina em empate.",
  },
  ...faults,
  happenings: {
    taken: (event, names) => `${names(event.seat)} pega ${counters(event.params?.count)}.`,
    said: (event, names) => `${names(event.seat)} diz: ficam ${String(event.params?.left)}.`,
    restored: (event, names) => `A jogada de ${names(event.seat)} é desfeita.`,
  },
  actions: { take: "Pegar fichas", say: "Dizer quantas ficam", pass_flag: "Passar a bandeirinha" },
  options: boardWords.options,
  reasons: { emptied: "monte vazio" },
  columns: { taken: "Pegou", said: "Disse", note: "Obs." },
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

export const howto: Howto = {
  goal: "Há quinze fichas em um monte. Vence quem pega a última.",
  turn: [
    "Você recebe a bandeirinha. Olhe a jogada anterior: ainda pode desafiá-la.",
    "Pegue uma, duas ou três fichas.",
    "Diga quantas ficam.",
    "Passe a bandeirinha.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros: quem descobre é você. Desafie depois de receber a bandeirinha e antes de pegar.",
    "Se você acertar, as fichas voltam ao monte e é a sua vez. Se errar, perde a vez e recebe uma falta.",
    "Com três faltas você perde o jogo.",
  ],
  end: ["Quando o monte fica vazio, o outro pode desafiar essa jogada ou aceitar o resultado.", "Com o limite de tempo é empate."],
  clock: ["Cada turno dura um minuto. Depois há um aviso e mais dez segundos; então a jogada é desfeita."],
  line: [
    ["take 2", "pegar duas fichas"],
    ["say 13", "dizer que ficam treze"],
    ["pass · accept", "passar a bandeirinha · aceitar o resultado"],
    ["!takeaway.count", "desafiar essa regra"],
    ["draw? · draw+ · draw-", "oferecer empate · aceitar · não aceitar"],
    ["resign", "desistir"],
  ],
};

export const lesson: LessonWords = {
  take: ["Há um monte de fichas, e vence quem pega a última. Pegue duas com o botão marcado.", "Em cada turno você pega uma, duas ou três."],
  say: ["Agora conte: eram quinze e você pegou duas. Escreva quantas ficam e diga o número."],
  pass: ["“{pass_flag}”: termina o seu turno e joga o outro.", "O outro pegou uma e disse que ficam doze: é verdade."],
  challenge: [
    "Agora é um torneio: ninguém avisa das faltas. Havia sete fichas, o outro pegou duas e disse que ficam quatro. Toque em “{challenge}” e escolha a regra da conta.",
    "É um C (correto): ficavam cinco. As fichas voltam ao monte e é a sua vez.",
  ],
  last: ["Restam três. Pegue todas, diga quantas ficam e passe a bandeirinha.", "Você pegou a última: se o outro não desafiar, você venceu."],
};
