/** The words of a round's time in Portuguese. */
import type { es } from "./words.es";

export const pt = {
  left: "Rodada",
  leftLong: (text: string) => `Restam ${text} da rodada.`,
  up: "Acabou o tempo da rodada.",
  minutesLeft: (minutes: number) => (minutes === 1 ? "Falta 1 minuto de rodada." : `Faltam ${minutes} minutos de rodada.`),

  minutes: "Tempo da rodada",
  minutesOf: (minutes: number) => (minutes === 0 ? "sem limite" : `${minutes} minutos`),
  minutesHint: "Ao terminar pede-se o tempo em todas as mesas: cada jogo conta como diz seu regulamento.",
  atTime: "Sem resultado ao terminar",
  atTimes: { tutor: "um diretor decide", draw: "é empate" } as Record<string, string>,
  games: "Jogos da partida",
  more: "Turnos, relógio e outras regras",

  ends: "Fim da rodada",
  inMinutes: (minutes: number) => `Em ${minutes} minutos`,
  noEnd: "Sem limite",
  set: "Mudar",

  missing: (count: number) => (count === 1 ? "Falta 1 assinatura" : `Faltam ${count} assinaturas`),
  pending: (count: number) => `* ${count === 1 ? "Falta 1 assinatura" : `Faltam ${count} assinaturas`}: estes pontos ainda podem mudar.`,
  signOff: "Dar por assinada",
  signOffBoard: (board: number) => `Dar por assinada a mesa ${board}`,
  signOffAll: "Dar todas por assinadas",
  signOffHint: (reason: string) => `Nos cartões fica escrito: «${reason}».`,
  youSign: (board: number) => `Falta você assinar o cartão da mesa ${board}.`,
  othersSign: (board: number, names: string) => `Mesa ${board}: falta a assinatura de ${names}.`,
  toSign: "Assinar meu cartão",

  closeSure: "Fechar a rodada?",
  allHaveResult: "Todas as mesas têm resultado.",
  loseResult: (boards: number) => (boards === 1 ? "1 mesa fica sem resultado e não conta." : `${boards} mesas ficam sem resultado e não contam.`),
  disputed: (boards: number) =>
    boards === 1 ? "Em 1 mesa alguém não está de acordo: fecha-se como está." : `Em ${boards} mesas alguém não está de acordo: fecham-se como estão.`,
  kept: (boards: number) => (boards === 1 ? "1 guardada continua outro dia." : `${boards} guardadas continuam outro dia.`),
  stillPlay: (boards: number) => (boards === 1 ? "Ainda se joga em 1 mesa." : `Ainda se joga em ${boards} mesas.`),
  endKeeping: "Guardar as partidas e terminar",
  endClosing: "Terminar sem esses resultados",
  endReason: "A aula terminou",
  takeUp: (boards: number) => (boards === 1 ? "Continuar a partida guardada" : `Continuar as ${boards} partidas guardadas`),
  late: "Acabaram de chegar",
  apart: (count: number) => (count === 0 ? "Quem não joga junto" : `Quem não joga junto (${count})`),
  oneOf: "Aluno",
  otherOf: "Não joga com",
  addApart: "Adicionar",
  together: (names: string) => `Tirar: ${names}`,
  areApart: "não jogam juntos",
} satisfies typeof es;
