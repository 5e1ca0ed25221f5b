/** Words in Portuguese for the list of who watches the class and its boards. */
import type { es } from "./watchers_words.es";

export const pt = {
  watching: (count: number) => `Assistem: ${count}`,
  hint: "Quem vê a turma de fora, ou uma mesa em que não joga. Os alunos não veem esta lista.",
  nobody: "Ninguém assiste agora.",
  atClass: "a página da turma",
  board: (round: number, board: number) => `rodada ${round}, mesa ${board}`,
  boards: (count: number) => `${count} mesas`,
  since: (time: string) => `desde as ${time}`,
  stranger: "não é da turma",
  screen: "uma tela da turma",
  part: "A turma está repartida em vários servidores: pode faltar quem assiste a partir de outro.",
  again: "Atualizar",
} satisfies typeof es;
