/** The words of the chance page in Portuguese. */
import { plural } from "../words/plural";
import type { Draw } from "./roll";
import type { ChanceWords } from "./words.es";

export const pt = {
  title: "Comprovar o acaso",
  lead: "Esta página lança de novo aqui, no seu aparelho, tudo o que saiu por acaso, e vê se saiu o mesmo.",
  running: "O jogo ainda corre. Sua semente é secreta até o fim; sua impressão digital já está à vista:",
  none: "Ainda não terminou nenhum jogo nesta mesa. Volte quando terminar.",
  loading: "Lançando de novo…",
  failed: "Não foi possível trazer o registro.",
  again: "Tentar de novo",
  back: "Voltar à mesa",
  game: (number: number) => `Jogo ${number}`,
  fair: "Tudo coincide: ninguém escolheu nenhum lançamento.",
  fairLaid: (count: number) => `Tudo coincide. O professor pôs ${plural("pt", count, "lançamento", "lançamentos")}; ninguém escolheu nenhum outro.`,
  fairEmpty: "Neste jogo nada saiu por acaso. A semente é a prometida.",
  unfairSeed: "Não coincide: a semente não é a que se prometeu no começo.",
  unfair: (count: number) => `Não coincide: ${plural("pt", count, "lançamento não sai", "lançamentos não saem")} da semente.`,
  step1: "1. É a semente que se prometeu?",
  promised: "Impressão digital prometida no começo",
  seed: "Semente, mostrada no fim",
  computed: "Impressão digital dessa semente, calculada aqui",
  equal: "São iguais.",
  notEqual: "Não são iguais.",
  witnessed: "Este aparelho viu essa impressão digital durante o jogo.",
  notWitnessed: "Este aparelho não estava quando se jogou: compare com a que alguém tenha anotado.",
  step2: "2. Sai de novo o mesmo?",
  number: "Nº",
  who: "Quem",
  what: "O quê",
  rolled: "Saiu",
  again2: "De novo",
  ok: "Igual",
  deal: "No começo",
  clock: "O relógio",
  roles: { monitor: "Instrutor", leader: "Líder do jogo", director: "Diretor" },
  form: ({ kind, of, got }: Pick<Draw, "kind" | "of" | "got">): string =>
    kind === "dice"
      ? `${plural("pt", got.length, "dado", "dados")}${of === 6 ? "" : ` de ${of} faces`}`
      : kind === "below"
        ? `Sorteio entre ${of}`
        : `Embaralhar ${of}`,
  verdicts: { same: "Igual", laid: "Posto pelo professor, sem lançar", other: "Diferente", skipped: "Antes faltou um lançamento" },
  nothing: "nada",
  places: (count: number) => `os ${count} lugares`,
  how: "Como funciona",
  explained: [
    "Antes de começar, o servidor escolhe um número secreto muito longo: a semente. Mostra só sua impressão digital (SHA-256). Da impressão não se pode tirar a semente, mas mudar a semente muda a impressão.",
    "Cada lançamento sai da semente e de seu número de ordem, com uma conta fixa: o lançamento 0, o 1, o 2… Ninguém pode pular um nem escolher.",
    "No fim mostra-se a semente. Qualquer um pode repetir a conta. Aqui quem a repete é o seu aparelho, sem perguntar ao servidor.",
  ],
  hand: "Experimentar à mão",
  handHint: "Escreva uma semente e uma impressão digital que alguém tenha anotado em papel.",
  handSeed: "Semente",
  handDigest: "Impressão digital",
  handIndex: "Lançamento número (desde 0)",
  handDice: "Quantos dados",
  check: "Comprovar",
  handBad: "A semente se escreve com algarismos e letras de a até f, em quantidade par.",
  handYes: "Coincidem: é a impressão digital dessa semente.",
  handNo: "Não coincidem.",
  handDigestIs: "A impressão digital dessa semente é",
  handRoll: (index: number) => `O lançamento ${index} dessa semente`,
} satisfies ChanceWords;
