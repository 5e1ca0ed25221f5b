/** Words of the page about the program, in Portuguese. */
import type { es } from "./words.es";

export const pt = {
  title: "Sobre o Banderilla",
  lead: "É um programa livre: pode-se usar, olhar por dentro, mudar e compartilhar.",
  version: (version: string) => `Versão ${version}`,
  licence: "Sua licença é AGPL-3.0-or-later. Quem o muda e o oferece a outros dá a eles também o código mudado.",
  source: "Baixar o código deste servidor",
  privacy: "O que se guarda de um aluno",
  guide: "Guia para professores",
  guideHint: "Está em espanhol.",
  others: "Trabalho de outras pessoas",
  othersHint: "Estes pacotes vão dentro do programa, cada um com sua licença.",
  of: { client: "Na página", server: "No servidor" },
  failed: "Não foi possível carregar. Há conexão?",
  loading: "Carregando…",
} satisfies typeof es;
