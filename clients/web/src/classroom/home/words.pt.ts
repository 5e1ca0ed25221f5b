/** The Portuguese words of games that pupils finish outside class. */
import type { es } from "./words.es";

export const pt = {
  title: "Terminar em casa",
  hint: "Os alunos continuam de casa, sem professor: o servidor decide os desafios e as apelações ficam anotadas. Na data marcada, o limite de tempo é pedido.",
  which: "Quais mesas",
  allBoards: (count: number) => (count === 1 ? "A mesa que não terminou" : `As ${count} mesas que não terminaram`),
  until: "Até",
  perMove: "Por jogada",
  daysOf: (days: number) => (days === 0 ? "sem relógio" : days === 1 ? "1 dia" : `${days} dias`),
  perMoveHint: "Depois desses dias, o relógio da partida corre. No modo torneio e nos jogos de respostas rápidas o relógio corre só enquanto todos estiverem presentes.",
  send: "Permitir",
  none: "Todas as mesas terminaram.",
  athome: "Em casa",
  untilDay: (day: string) => `até ${day}`,
  back: "Voltar à aula",
  backOf: (board: string) => `Voltar à aula: ${board}`,
  allBack: "Todas voltam à aula",
  board: (round: number, board: number) => `Rodada ${round}, mesa ${board}`,

  yours: "Para terminar em casa",
  yoursHint: "Entre quando quiser: neste aparelho elas também estão em “Minhas partidas”.",
  goOn: (names: string) => `Continuar com ${names}`,

  here: (day: string) => `Para terminar em casa, até ${day}.`,
  noClock: "O relógio não corre.",
  byDays: (days: number) => (days === 1 ? "Há 1 dia para cada jogada." : `Há ${days} dias para cada jogada.`),
  together: "O relógio corre só enquanto todos estiverem presentes.",
  waits: "Falta alguém: a partida espera.",
} satisfies typeof es;
