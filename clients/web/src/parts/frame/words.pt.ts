/** The Portuguese words of the page's frame. */
import type { es } from "./words.es";

export const pt = {
  noFile: "Não foi possível carregar o arquivo.",
  goneClass: "Esta turma não existe mais",
  goneTable: "Esta mesa não existe mais",
  erased: "Foi apagada com tudo o que tinha: os nomes e as partidas. Valeu por jogar!",
  retype: "Escreva o código de novo",
  enter: "Entrar",
  badCode: "O código tem 6 letras e números (o da turma, 5), sem O, 0, I nem 1.",
  unknown: "Talvez já tenha sido apagada, ou o código tenha uma letra trocada.",
} satisfies typeof es;
