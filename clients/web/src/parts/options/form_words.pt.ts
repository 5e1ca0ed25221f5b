/** Words of the form of a table that the lobby needs only when it is opened, in Portuguese. */
import type { es } from "./form_words.es";

export const pt = {
  moveDays: "Tempo por jogada",
  live: "Agora, na mesa",
  days: (days: number) => (days === 1 ? "Por correspondência: 1 dia" : `Por correspondência: ${days} dias`),
  moveDaysHint: "Com dias por jogada não corre nenhum outro relógio. A partida se encontra em “Minhas partidas”.",
  absence: "Se alguém for embora",
  absenceAfter: (seconds: number) => `Pode-se reclamar depois de ${seconds < 60 ? `${seconds} s` : `${seconds / 60} min`}`,
  absenceNever: "Espera-se por ele",
  rare: "Mais regras",
  rareHint: "Não é preciso mexer: como estão já se joga bem.",
  appointed: "Hora de começo (opcional)",
  appointedHint: "A partida começa sozinha nessa hora, estejam ou não os dois. O relógio corre também para quem chega tarde.",
  noAppointment: "Sem hora marcada",
  past: "Essa hora já passou: escolha outra.",
  begins: (time: string) => `A partida começa sozinha: ${time}. Corre o relógio de quem não tiver chegado.`,
  periods: "Períodos próprios",
  periodsHint: "No lugar do tempo escolhido acima. Os segundos por jogada valem com incremento ou com atraso.",
  period: (number: number) => `Período ${number}`,
  moves: "Jogadas",
  rest: "as demais jogadas",
  minutes: "Minutos",
  extra: "Segundos por jogada",
  addPeriod: "Acrescentar um período",
  dropPeriod: (number: number) => `Tirar o período ${number}`,
} satisfies typeof es;
