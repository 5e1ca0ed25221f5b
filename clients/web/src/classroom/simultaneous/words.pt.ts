/** The words of a simultaneous in Portuguese. */
import type { es } from "./words.es";

const boards = (count: number) => (count === 1 ? "1 mesa" : `${count} mesas`);

export const pt = {
  title: "Simultânea: um contra muitos",
  hint: "Um joga com cada aluno escolhido e vai de mesa em mesa. Joga-se com ajuda; os cartões fecham-se sozinhos quando o jogo termina.",
  player: "Quem joga contra todos",
  against: "Contra quem",
  all: "Todos",
  none: "Nenhum",
  first: "O primeiro lugar (no xadrez, as brancas)",
  firsts: { player: "quem joga contra todos", others: "cada aluno", turns: "uma mesa sim, outra não" } as Record<string, string>,
  clock: "Relógio",
  clocks: { none: "ninguém tem relógio", others: "corre só o do aluno, na vez dele" } as Record<string, string>,
  counts: "Conta na classificação",
  countsHint: "Só se jogar um professor. Quem não a joga não soma nada.",
  make: (count: number) => `Formar ${boards(count)}`,
  of: (name: string) => `Simultânea de ${name}`,
  counted: "Conta na classificação.",
  uncounted: "Não conta na classificação.",

  walk: "As mesas da simultânea",
  stop: (number: number, name: string, state: string) => `Mesa ${number}, ${name}: ${state}`,
  states: { waits: "espera por você", thinks: "está pensando", stands: "não se joga agora", over: "terminou" } as Record<string, string>,
  next: (number: number, name: string) => `Próxima: mesa ${number}, ${name}`,
  waiting: (count: number) => (count === 0 ? "Ninguém espera por você agora" : count === 1 ? "1 mesa espera por você" : `${count} mesas esperam por você`),
  youWait: (name: string) => `${name} vai de mesa em mesa. Na sua vez não corre nenhum relógio.`,
} satisfies typeof es;
