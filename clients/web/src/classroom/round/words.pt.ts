/** The words of a round's time in Portuguese. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";

export const pt = {
  left: "Rodada",
  leftLong: (text: string) => `Restam ${text} da rodada.`,
  up: "Acabou o tempo da rodada.",
  minutesLeft: (minutes: number) => (minutes === 1 ? "Falta 1 minuto de rodada." : `Faltam ${minutes} minutos de rodada.`),

  minutes: "Tempo da rodada",
  minutesOf: (minutes: number) => (minutes === 0 ? "sem limite" : `${minutes} minutos`),
  minutesHint: "Ao terminar pede-se o tempo em todas as mesas: cada jogo conta como diz seu regulamento.",
  atTime: "Se o jogo não tem limite de tempo",
  atTimes: { tutor: "um diretor decide", draw: "é empate" },
  games: "Jogos da partida",
  more: "Turnos, relógio e outras regras",

  ends: "Fim da rodada",
  inMinutes: (minutes: number) => `Em ${minutes} minutos`,
  noEnd: "Sem limite",
  set: "Mudar",
} satisfies Overlay<typeof es>;
