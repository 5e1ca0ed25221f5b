/** The Portuguese words of a class's entry control. */
import type { es } from "./door_words.es";

export const pt = {
  door: "A porta",
  open: "Aberta: entra quem tem o código",
  ask: "Cada um espera você deixar entrar",
  locked: "Fechada: ninguém entra",
  lockAtStart: "Fechar quando uma rodada começar",
  waiting: (count: number) => (count === 1 ? "1 espera na porta" : `${count} esperam na porta`),
  admit: "Deixar entrar",
  admitAll: "Deixar todos entrarem",
  refuse: "Não é da turma",
  youWait: "Você está na porta. Espere até deixarem você entrar.",
  clean: "Remover vários",
  came: (minutes: number) => `Chegaram nos últimos ${minutes} min`,
  neverPlayed: "Os que nunca jogaram",
  none: "Nenhum",
  removeChosen: (count: number) => `Remover ${count}`,
  removeSure: (count: number) => `Remover ${count} da turma? Só voltam se você deixar.`,
  removed: "Removidos da turma",
  letBack: "Deixar voltar",
  links: "Links sem usar",
  oneUse: "Cada link serve uma só vez, para uma só pessoa.",
  makeLink: (role: string) => `Novo link: ${role}`,
  madeBy: (by: string) => `criado por ${by}`,
  revoke: "Anular",
  copy: "Copiar",
} satisfies typeof es;
