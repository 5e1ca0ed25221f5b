/** The Portuguese words of the families' links. */
import type { es } from "./words.es";

export const pt: typeof es = {
  links: "Link para a família",
  linksHint: "A família vê as partidas terminadas, como o aluno as viu. Os outros aparecem sem nome.",
  which: "O que se vê",
  all: "Todas as partidas desta aula",
  round: (number) => `Rodada ${number}`,
  make: "Criar link",
  show: "Ver o link",
  revoke: "Anular este link",
  until: (day) => `Vale até ${day}.`,

  title: "Partidas do seu filho ou filha",
  own: "Seu lado",
  hint: "Os outros aparecem sem nome.",
  games: "Partidas",
  none: "Ainda não há partidas terminadas.",
  nothing: "Nada foi jogado nesta partida.",
  failed: "A partida não pode ser mostrada.",
  loading: "Carregando…",
  offline: "Sem conexão.",
  gone: "Este link já não vale. Peça outro a quem dá a aula.",
  unknown: "Não há nada neste link. Confira se está completo.",
};
