/** The words of raised hands and of the tutors' list of calls in Portuguese. */
import type { es } from "./words.es";

export const pt = {
  raise: "Levantar a mão",
  raised: "Mão levantada",
  coming: "Um professor já vem",
  lower: "Abaixar a mão",
  why: "Do que você precisa?",
  stops: "O relógio da sua mesa para até um professor chegar.",
  reasons: {
    again: "Pode mostrar de novo?",
    why: "Por que é assim?",
    try: "Posso testar?",
    rules: "Uma dúvida sobre as regras",
    opponent: "Um problema com meu rival",
    device: "Algo não funciona",
    break: "Preciso sair um pouco",
    other: "Outra coisa",
  },

  calls: "Chamados",
  tab: (count: number) => (count === 0 ? "Chamados" : `Chamados (${count})`),
  none: "Nenhum chamado.",
  kinds: {
    appeal: "Apelação",
    ruling: "Esperando a decisão",
    limit: "O tempo acabou: falta decidir",
    hand: "Mão levantada",
    dispute: "Não concorda com o cartão",
    noted: "Apelação anotada: não havia professor",
    absent: "Ausente",
    unsigned: "Falta assinar",
  },
  at: (round: number, board: number) => `rodada ${round}, mesa ${board}`,
  since: (seconds: number) => (seconds < 60 ? `há ${seconds} s` : `há ${Math.floor(seconds / 60)} min`),
  go: "Vou",
  goTo: (what: string) => `Vou: ${what}`,
  done: "Pronto",
  doneWith: (what: string) => `Pronto: ${what}`,
  open: "Abrir a mesa",
  onTheWay: (name: string) => `${name} está indo`,
  all: "Ver todos",
  more: (count: number) => (count === 1 ? "e mais 1" : `e mais ${count}`),
  times: (count: number, average: string, longest: string) =>
    `${count === 1 ? "1 chamado atendido" : `${count} chamados atendidos`}. Espera média ${average}, a mais longa ${longest}.`,
  absentTutor: "Se não há nenhum professor conectado, um desafio ou uma apelação espera",
  waits: (ms: number) =>
    ms === 0 ? "até alguém voltar" : ms < 60_000 ? `${ms / 1000} segundos; depois o servidor decide` : `${ms / 60_000} min; depois o servidor decide`,
  absentTutorHint: "O servidor decide; uma apelação fica anotada para depois e o jogo continua.",
  stopsClock: "Levantar a mão para o relógio da mesa",
  happenings: {
    hand_raised: (name: string) => `${name} levanta a mão.`,
    hand_lowered: (name: string) => `${name} abaixa a mão.`,
    hand_answered: (name: string, by: string) => `${by} atendeu ${name}.`,
  },
} satisfies typeof es;
