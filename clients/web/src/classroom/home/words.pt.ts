/** The words of games that are finished at home, in Portuguese. */
import type { es } from "./words.es";

export const pt = {
  title: "Terminar em casa",
  hint: "Os alunos continuam de casa, sem professor: o servidor decide os desafios e as apelações ficam anotadas. Quando chega a data pede-se o tempo limite.",
  which: "Quais mesas",
  allBoards: (count: number) => (count === 1 ? "A mesa sem terminar" : `As ${count} mesas sem terminar`),
  until: "Até",
  perMove: "Por jogada",
  daysOf: (days: number) => (days === 0 ? "sem relógio" : days === 1 ? "1 dia" : `${days} dias`),
  perMoveHint: "Passados esses dias corre o relógio da partida. No modo torneio e nos jogos de respostas rápidas o relógio corre só enquanto todos estão.",
  send: "Permitir",
  none: "Não resta nenhuma mesa sem terminar.",
  athome: "Em casa",
  untilDay: (day: string) => `até ${day}`,
  back: "Voltar à aula",
  backOf: (board: string) => `Voltar à aula: ${board}`,
  allBack: "Todas voltam à aula",
  board: (round: number, board: number) => `Rodada ${round}, mesa ${board}`,

  yours: "Para terminar em casa",
  yoursHint: "Entre quando quiser: neste aparelho elas também estão em «Minhas partidas».",
  goOn: (names: string) => `Continuar com ${names}`,

  here: (day: string) => `Termina-se em casa, até ${day}.`,
  noClock: "O relógio não corre.",
  byDays: (days: number) => (days === 1 ? "Há 1 dia para cada jogada." : `Há ${days} dias para cada jogada.`),
  together: "O relógio corre só enquanto todos estão.",
  waits: "Falta alguém: a partida espera.",
} satisfies typeof es;
