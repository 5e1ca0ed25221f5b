/** Words of the page's frame in Portuguese. */
import type { es } from "./words.es";

export const pt = {
  noFile: "Não foi possível trazer o arquivo.",
  goneClass: "Esta turma já não existe",
  goneTable: "Esta mesa já não existe",
  erased: "Foi apagada com tudo o que tinha: os nomes e as partidas. Obrigado por jogar!",
  retype: "Escreva o código de novo",
  enter: "Entrar",
  badCode: "O código tem 6 letras e números (5 o de uma turma), sem O, 0, I nem 1.",
  unknown: "Talvez tenha terminado e sido apagada, ou o código tenha uma letra trocada.",
} satisfies typeof es;
