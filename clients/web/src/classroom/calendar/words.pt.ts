/** The Portuguese words of the dates of a class. */
import type { CalendarWords } from "./words";

export const pt: CalendarWords = {
  title: "Datas",
  hint: "Todos que têm o código veem a próxima data. Com as mesmas letras se entra em todas.",
  next: "Próxima aula:",
  now: "A aula é agora.",
  file: "Pôr no calendário",
  day: "Dia",
  hour: "Hora",
  lasts: "Dura",
  minutes: (count) => `${count} minutos`,
  repeats: "Repete",
  rhythms: { once: "não", weekly: "toda semana", fortnightly: "a cada duas semanas" },
  ends: "Termina",
  ways: { times: "depois de algumas vezes", until: "em uma data" },
  times: "Quantas vezes",
  until: "Última data",
  add: "Marcar",
  all: (count) => (count === 1 ? "1 data" : `${count} datas`),
  past: "passou",
  remove: "Tirar",
  removeOf: (date) => `Tirar: ${date}`,
  removeAll: "Tirar todas",
  sure: "Tirar todas as datas?",
  yes: "Sim, tirar",
  kept: "A turma fica guardada até depois da última data.",
};
