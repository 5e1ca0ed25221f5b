/** The words of the chance page in Portuguese. */
import { plural } from "../words/plural";
import type { Draw } from "./roll";
import type { ChanceWords } from "./words.es";

export const pt = {
  title: "Conferir os sorteios",
  lead: "Esta página repete no seu aparelho tudo o que foi sorteado e confere se sai a mesma coisa.",
  running: "O jogo ainda está em andamento. A semente é secreta até o fim; a impressão digital dela já aparece:",
  none: "Nenhum jogo terminou ainda nesta mesa. Volte quando terminar.",
  loading: "Lançando de novo…",
  failed: "Não foi possível carregar o registro.",
  again: "Tentar de novo",
  back: "Voltar à mesa",
  game: (number: number) => `Jogo ${number}`,
  fair: "Tudo confere: ninguém escolheu nenhum lançamento.",
  fairLaid: (count: number) => `Tudo confere. O professor definiu ${plural("pt", count, "lançamento", "lançamentos")}; ninguém escolheu nenhum outro.`,
  fairEmpty: "Neste jogo nada foi sorteado. A semente é a prometida.",
  unfairSeed: "Não confere: a semente não é a prometida no começo.",
  unfair: (count: number) => `Não confere: ${plural("pt", count, "lançamento não sai", "lançamentos não saem")} da semente.`,
  step1: "1. É a semente prometida?",
  promised: "Impressão digital prometida no começo",
  seed: "Semente, mostrada no fim",
  computed: "Impressão digital dessa semente, calculada aqui",
  equal: "São iguais.",
  notEqual: "Não são iguais.",
  witnessed: "Este aparelho viu essa impressão digital durante o jogo.",
  notWitnessed: "Este aparelho não estava no jogo: compare com a que alguém anotou.",
  step2: "2. Sai a mesma coisa de novo?",
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
  verdicts: { same: "Igual", laid: "Definido pelo professor, sem lançar", other: "Diferente", skipped: "Antes faltou um lançamento" },
  nothing: "nada",
  places: (count: number) => `os ${count} lugares`,
  how: "Como funciona",
  explained: [
    "Antes de começar, o servidor escolhe um número secreto muito longo: a semente. Mostra só sua impressão digital (SHA-256). Ninguém descobre a semente pela impressão, mas outra semente tem outra impressão.",
    "Cada lançamento sai da semente e do seu número de ordem, com uma conta fixa: o lançamento 0, o 1, o 2… Ninguém pode pular um nem escolher.",
    "No fim a semente aparece. Qualquer pessoa pode repetir a conta. Aqui o seu aparelho repete, sem perguntar ao servidor.",
  ],
  hand: "Experimentar à mão",
  handHint: "Escreva uma semente e uma impressão digital que alguém anotou no papel.",
  handSeed: "Semente",
  handDigest: "Impressão digital",
  handIndex: "Lançamento número (a partir de 0)",
  handDice: "Quantos dados",
  check: "Conferir",
  handBad: "A semente se escreve com algarismos e letras de a até f, em quantidade par.",
  handYes: "Confere: é a impressão digital dessa semente.",
  handNo: "Não confere.",
  handDigestIs: "A impressão digital dessa semente é",
  handRoll: (index: number) => `O lançamento ${index} dessa semente`,
} satisfies ChanceWords;
