/** Words for what a class leaves: what goes home, until when it is kept, and how it is erased, in Portuguese. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./keeping_words.es";

export const pt = {
  erasesItself: (day: string) => `Esta turma se apaga sozinha em ${day}.`,
  erasesItselfShort: (day: string) => `O que há nesta turma se apaga em ${day}.`,
  keep: "A turma se guarda, desde a última rodada, por",
  days: (count: number) => (count === 1 ? "1 dia" : `${count} dias`),
  erase: "Apagar a turma",
  eraseTitle: "Apagar a turma inteira",
  lost: (pupils: number, boards: number) =>
    `Apagam-se para sempre os nomes de ${pupils === 1 ? "1 aluno" : `${pupils} alunos`}, a classificação, e ` +
    `${boards === 1 ? "a mesa com sua partida" : `as ${boards} mesas com suas partidas`} e seus cartões.`,
  turnedOut: "Todos os que estão na turma saem dela agora mesmo.",
  first: "Você guardou? Leve tudo em um arquivo antes de apagar.",
  go: "Continuar",
  sure: "Isto não pode ser desfeito. Apagar a turma agora?",
  yes: "Sim, apagar tudo",
  no: "Não, deixar como está",

  takeHome: "Para levar para casa",
  all: "Tudo em um arquivo",
  allHint: "Cartões, classificação e todas as partidas, em um zip.",
  csv: "Classificação em CSV",
  json: "Toda a turma em JSON",
  printCards: "Imprimir os cartões",
  printStandings: "Imprimir a classificação",
  print: "Imprimir",
  back: "Voltar à classificação",
  cards: (count: number) => (count === 1 ? "1 cartão, uma folha" : `${count} cartões, uma folha cada um`),
  round: "Rodada",
  player: "Aluno",
  every: "todos",
  sheet: (day: string, rounds: number, code: string) => `${day} · ${rounds === 1 ? "1 rodada" : `${rounds} rodadas`} · turma ${code}`,
  blank: "Tabuleiros e cartões em branco",
  game: "Jogo",
  boards: "Tabuleiro",
  blankCards: "Cartões em branco",
  blankFailed: "Não foi possível trazer o tabuleiro.",
  noCards: "Ainda não há nenhum cartão: aparecem quando a partida termina.",
  loading: "Buscando os cartões…",
  failed: "Não foi possível trazer os cartões.",
  again: "Tentar de novo",
  board: (round: number, board: number) => `Rodada ${round}, mesa ${board}`,
  file: (kind: string, board: number) => `Partida da mesa ${board} em ${kind}`,
} satisfies Overlay<typeof es>;
