/** Words of the lessons, in Portuguese. */
import type { Overlay } from "../words/catalogue";
import type { es } from "./words.es";

export const pt = {
  learn: "Aprender",
  title: (game: string) => `Aprender ${game}`,
  step: (number: number, count: number) => `Passo ${number} de ${count}`,
  good: "Muito bem!",
  skip: "Pular",
  leave: "Sair",
  next: "Continuar",
  again: "Começar de novo",
  resumed: "Você continua de onde parou.",
  other: (heard: string) => `${heard === "" ? "Isso se pode," : `${heard} Assim sairia,`} mas agora tente o que diz o passo.`,
  over: "Você já sabe jogar!",
  overHint: "O último passo é uma partida. Você joga com ajuda e sem relógio: se algo for contra uma regra, avisamos.",
  play: "Jogar contra o computador",
  opening: "Abrindo a mesa…",
  school: "Treinar como árbitro",
  rules: "Ler as regras",
  loading: "Preparando o tabuleiro…",
  none: "Este jogo não tem lição.",
  failed: "Não foi possível trazer a lição.",
  tryAgain: "Tentar de novo",
  board: "Tabuleiro",
  told: "O que o computador fez",
  offer: (game: string) => `Primeira vez com ${game}?`,
  offerHint: "Seis passos curtos no tabuleiro, e você já pode jogar.",
  picture: "Tabuleiro com a jogada que se conta abaixo",
  pictures: "O jogo em desenhos",
} satisfies Overlay<typeof es>;
