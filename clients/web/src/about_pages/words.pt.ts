/** Words of the page about the program, in Portuguese. */
import type { es } from "./words.es";

export const pt = {
  title: "Sobre o Banderilla",
  lead: "É um software livre: você pode usar, olhar por dentro, mudar e compartilhar.",
  version: (version: string) => `Versão ${version}`,
  licence: "A licença é AGPL-3.0-or-later. Quem muda o programa e oferece a outros entrega também o código alterado.",
  source: "Baixar o código deste servidor",
  privacy: "O que guardamos sobre um aluno",
  guide: "Guia para professores",
  guideHint: "Está em espanhol.",
  others: "Trabalho de outras pessoas",
  othersHint: "Estes pacotes vão dentro do programa, cada um com sua licença.",
  of: { client: "Na página", server: "No servidor" },
  failed: "Não foi possível carregar. Confira a internet.",
  loading: "Carregando…",
} satisfies typeof es;
