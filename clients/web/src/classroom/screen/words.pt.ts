/** The words of the class's screen in Portuguese. */
import type { es } from "./words.es";

export const pt = {
  screen: "Tela da turma",
  full: "Tela cheia",
  open: "Abrir a tela",
  openHint: "Abre em outra aba: leve essa aba ao projetor. Nada do que você faz aqui mexe nela.",
  elsewhere: "Em outro computador, este endereço mostra como entrar; com “todos os que têm o código”, também as mesas e a classificação:",
  who: "Quem pode ver as mesas",
  whos: { none: "ninguém", class: "a turma e sua tela", public: "todos os que têm o código" },
  publicHint: "Quem tiver o código verá os nomes, as mesas e a classificação sem entrar na turma.",
  delay: "As mesas aparecem com atraso de",
  delays: (ms: number) => (ms === 0 ? "nada" : ms < 60_000 ? `${ms / 1000} segundos` : ms === 60_000 ? "1 minuto" : `${ms / 60_000} minutos`),
  behind: (text: string) => `As mesas aparecem com ${text} de atraso.`,
  unsigned: (boards: readonly number[]) => `Faltam assinaturas: ${boards.length === 1 ? "mesa" : "mesas"} ${boards.join(", ")}`,
  missing: "Nomear na tela os alunos da lista que faltam, até a rodada começar",
  playing: (count: number) => (count === 1 ? "1 mesa jogando" : `${count} mesas jogando`),
  more: (count: number) => `e mais ${count}`,
  shut: "O professor pode mostrar aqui as mesas e a classificação: na página dele, aba Tela.",
  late: "Sem conexão: isto é o que chegou por último.",
  gone: "Esta turma não existe mais.",
} satisfies typeof es;
