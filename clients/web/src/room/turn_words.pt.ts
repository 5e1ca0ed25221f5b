/** The Portuguese words of the table's headline, of the tab's title and of the calls to an absent player. */
import type { es } from "./turn_words.es";

export const pt = {
  yours: {
    turn: "É a sua vez",
    answer: "Sua vez de responder",
    result: "Sua vez de aceitar o resultado",
    ruling: "Sua vez de responder à decisão",
    move: "É a sua vez",
  },
  theirs: {
    turn: (names: string) => `Vez de ${names}`,
    answer: (names: string, count: number) => `Espere ${names} ${count === 1 ? "responder" : "responderem"}`,
    result: (names: string, count: number) => `Espere ${names} ${count === 1 ? "aceitar" : "aceitarem"} o resultado`,
    ruling: (names: string, count: number) => `Espere ${names} ${count === 1 ? "responder" : "responderem"} à decisão`,
    move: (names: string) => `Espere por ${names}`,
  },
  passing: (names: string) => `${names} termina a vez`,
  plays: { yours: (side: string) => `Você joga com ${side}`, theirs: (side: string) => `Joga com ${side}` },
  tab: "Sua vez!",
  answerWithin: (seconds: number) => `Você tem ${seconds} segundos para responder.`,
  answerSoon: "Faltam 10 segundos para responder!",
  picked: (label: string) => `Escolheu: ${label}.`,
  letGo: (label: string) => `Soltou: ${label}.`,
  mayGo: "pode ir ali",
  marked: (places: string) => `Olhe: ${places}.`,
  arrived: (game: string, others: string) => (others === "" ? `${game}.` : `${game} com ${others}.`),
  calls: {
    title: "Avisos quando é a sua vez",
    vibration: "Vibrar (em celulares)",
    notification: "Pedir permissão para me avisar",
    notificationOn: "Avisar quando não estou olhando a página",
    blocked: "Este navegador não deixa avisar. Mude isso nas permissões dele.",
    hint: "O título da aba sempre avisa.",
  },
} satisfies typeof es;
