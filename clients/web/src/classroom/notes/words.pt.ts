/** The Portuguese words of the tutors' notes, and of a tutor's own classes. */
import type { NoteWords } from "./words";

export const pt: NoteWords = {
  title: "Anotações",
  private: "Só os professores desta turma as leem. Elas são apagadas com a turma.",
  about: { class: "Sobre a turma", next: "O que olhar na próxima vez" },
  pupil: (name) => `Anotação sobre ${name}`,
  save: "Guardar",
  saved: "Guardado.",
  failed: "Não foi possível buscar as anotações.",
  again: "Tentar de novo",

  mine: "Minhas turmas",
  loading: "Procurando suas turmas…",
  none: "Neste aparelho você ainda não tem nenhuma turma como professor.",
  noDate: "sem data",
  over: "terminou",
  pupils: (count) => (count === 1 ? "1 aluno" : `${count} alunos`),
  rounds: (count) => (count === 0 ? "ainda não se jogou" : count === 1 ? "1 rodada" : `${count} rodadas`),
  played: (games) => `Jogou-se: ${games}.`,
  until: (day) => `Será apagada em ${day}.`,
  and: " e ",
  carry: "Leve suas turmas a outro aparelho com um código ou um código QR.",
};
