/** The Portuguese words for the list of watchers of a class and its boards. */
import type { es } from "./watchers_words.es";

export const pt = {
  watching: (count: number) => `Assistindo: ${count}`,
  hint: "Quem vê a turma de fora, ou uma mesa em que não joga. Os alunos não veem esta lista.",
  nobody: "Ninguém está assistindo agora.",
  atClass: "a página da turma",
  board: (round: number, board: number) => `rodada ${round}, mesa ${board}`,
  boards: (count: number) => `${count} mesas`,
  since: (time: string) => `desde ${time}`,
  stranger: "não é da turma",
  screen: "uma tela da turma",
  part: "A turma está em vários servidores: quem assiste por outro pode não aparecer.",
  again: "Atualizar",
} satisfies typeof es;
