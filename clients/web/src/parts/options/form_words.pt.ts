/** The Portuguese words of a table's form that load when the lobby opens it. */
import type { es } from "./form_words.es";

export const pt = {
  moveDays: "Tempo por jogada",
  live: "Agora, na mesa",
  days: (days: number) => (days === 1 ? "Por correspondência: 1 dia" : `Por correspondência: ${days} dias`),
  moveDaysHint: "Com dias por jogada, nenhum outro relógio corre. A partida está em “Minhas partidas”.",
  absence: "Se alguém for embora",
  absenceAfter: (seconds: number) => `Você decide o que fazer depois de ${seconds < 60 ? `${seconds} s` : `${seconds / 60} min`}`,
  absenceNever: "O jogo espera",
  rare: "Mais regras",
  rareHint: "Não é preciso mexer: o jogo já funciona bem assim.",
  appointed: "Hora de início (opcional)",
  appointedHint: "A partida começa sozinha nessa hora, mesmo que falte alguém. O relógio também corre para quem chega tarde.",
  noAppointment: "Sem hora marcada",
  past: "Essa hora já passou: escolha outra.",
  begins: (time: string) => `A partida começa sozinha: ${time}. O relógio corre para quem não chegou.`,
  periods: "Períodos próprios",
  periodsHint: "Em vez do tempo escolhido acima. Os segundos por jogada valem com incremento ou com atraso.",
  period: (number: number) => `Período ${number}`,
  moves: "Jogadas",
  rest: "as outras jogadas",
  minutes: "Minutos",
  extra: "Segundos por jogada",
  addPeriod: "Adicionar um período",
  dropPeriod: (number: number) => `Remover o período ${number}`,
  starters: ["O primeiro", "O segundo", "O terceiro", "O quarto"],
} satisfies typeof es;
