/** The words of a simultaneous in Portuguese. */
import type { es } from "./words.es";

const boards = (count: number) => (count === 1 ? "1 mesa" : `${count} mesas`);

export const pt = {
  title: "Simultânea: um contra muitos",
  hint: "Um joga com cada aluno escolhido e vai de mesa em mesa. O jogo é com ajuda; os cartões se fecham sozinhos quando o jogo termina.",
  player: "Quem joga contra todos",
  against: "Contra quem",
  all: "Todos",
  none: "Nenhum",
  first: "O primeiro lugar (no xadrez, as brancas)",
  firsts: { player: "quem joga contra todos", others: "cada aluno", turns: "uma mesa sim, outra não" } as Record<string, string>,
  clock: "Relógio",
  clocks: { none: "ninguém tem relógio", others: "só o do aluno corre, na vez dele" } as Record<string, string>,
  counts: "Conta na classificação",
  countsHint: "Só se um professor jogar. Quem não joga não soma nada.",
  make: (count: number) => `Formar ${boards(count)}`,
  of: (name: string) => `Simultânea de ${name}`,
  counted: "Conta na classificação.",
  uncounted: "Não conta na classificação.",

  walk: "As mesas da simultânea",
  stop: (number: number, name: string, state: string) => `Mesa ${number}, ${name}: ${state}`,
  states: { waits: "espera por você", thinks: "está pensando", stands: "parada agora", over: "terminou" } as Record<string, string>,
  next: (number: number, name: string) => `Próxima: mesa ${number}, ${name}`,
  waiting: (count: number) => (count === 0 ? "Ninguém espera por você agora" : count === 1 ? "1 mesa espera por você" : `${count} mesas esperam por você`),
  youWait: (name: string) => `${name} vai de mesa em mesa. Na vez dessa pessoa nenhum relógio corre.`,
} satisfies typeof es;
