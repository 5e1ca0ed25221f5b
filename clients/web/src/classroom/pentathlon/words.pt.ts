/** The words of a pentathlon in Portuguese. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";

export const pt = {
  title: "Pentatlo",
  make: "Pentatlo: planejar cinco jogos de uma vez",
  hint: "Uma rodada por jogo. Cada rodada sai do plano com um toque; o que não se jogou pode mudar.",
  stations: "estações",
  order: "Quem joga o quê",
  orders: { same: "todas as mesas o mesmo jogo", stations: "estações: cada grupo em outra ordem" },
  stationsHint: "A turma se reparte em grupos, até um por jogo e de quatro ou mais: em cada rodada cada grupo joga outro jogo, e no fim todos jogaram todos. Joga-se dentro do grupo.",
  roundOf: (part: number, count: number, game: string) => `Rodada ${part} de ${count}: ${game}`,
  gameOf: (part: number) => `Jogo ${part}`,
  noGame: "nenhum",
  division: (name: string) => `Divisão ${name}`,
  save: "Guardar o plano",
  change: "Mudar o plano",
  remove: "Tirar o plano",
  startNext: (part: number, count: number, game: string) => `Começar a rodada ${part} de ${count}: ${game}!`,
  lookFirst: "Ver antes as mesas",
  allPlayed: "Já se jogou todo o plano.",
  states: { done: "jogado", now: "em jogo", next: "a seguir", later: "mais tarde" },
  otherRound: "Uma rodada fora do plano",
  forPairing: "Classificação de todas as rodadas da turma",
  total: "Total",
  award: "Prêmio",
  awards: {
    hall_of_fame: "Hall da fama",
    gold: "Ouro",
    silver: "Prata",
    bronze: "Bronze",
    mention: "Menção honrosa",
    ribbon: "Fita",
  },
  points: "Em cada jogo: ganhar 3, empatar 2, perder 1; um jogo que o diretor tira, 0. Uma folga vale como ganhar.",
  ladder: "No fim, pelos pontos perdidos: nenhum, Hall da fama; 1, ouro; 2, prata; 3, bronze; 4, menção honrosa; os demais, fita.",
} satisfies Overlay<typeof es>;
