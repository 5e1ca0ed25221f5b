/** The words of the page in Portuguese. */
import { pt as codes } from "./codes.pt";
import type { PageWords } from "./page.es";
import { plural } from "./plural";

export const pt = {
  codes,

  app: {
    klass: "Turma",
    name: "Banderilla",
    skip: "Pular para o conteúdo",
    home: "Início",
    settings: "Ajustes",
    close: "Fechar",
    cancel: "Cancelar",
    back: "Voltar",
    copy: "Copiar",
    copied: "Copiado",
    unknownGame: "Este jogo ainda não tem tabuleiro nesta página.",
    chunkFailed: "Não foi possível carregar o jogo. Confira a internet.",
    chunkLate: "O jogo está demorando para carregar: já vem.",
    retry: "Tentar de novo",
    reload: "Atualizar",
    code: "Código",
    entering: "Entrando na mesa…",
    enteringClass: "Entrando na turma…",
    rules: "Regras do jogo",
    dismiss: "Entendi",
  },

  link: {
    label: "Conexão",
    live: "Conectado",
    connecting: "Conectando…",
    waiting: "Sem conexão. Tentando de novo…",
    blocked: (host, isSecure) =>
      `O servidor responde, mas a rede bloqueia a conexão do jogo. Tentem outra rede, ou peçam para liberar WebSocket para ${host}.${isSecure ? "" : " Com um endereço https costuma passar."}`,
    offline: "Seu aparelho está sem internet.",
    again: "Tentar agora",
    sending: "Enviando…",
    unsent: (count: number) => `${plural("pt", count, "ação espera", "ações esperam")} a conexão.`,
  },

  home: {
    title: "O que vamos jogar?",
    lead: "Jogos de mesa com árbitro, para jogar com alguém ou com o computador. Sem conta: dois toques e a mesa está aberta.",
    yourName: "Seu nome",
    nameHint: "É assim que você aparece na mesa.",
    join: "Entrar numa mesa",
    code: "Código da mesa ou da turma",
    codeHint: "6 letras e números; o da turma tem 5",
    enter: "Entrar",
    badLink: "Não entendemos esse link. Digite o código.",
    badCode: "O código tem 6 letras e números (o da turma, 5), sem O, 0, I nem 1.",
    games: "Jogos",
    loading: "Carregando os jogos…",
    seats: (counts: readonly number[]) =>
      counts.length === 1 ? plural("pt", counts[0] ?? 0, "pessoa", "pessoas") : `${counts[0]} a ${counts[counts.length - 1]} pessoas`,
    shelves: { III: "Divisão III, Pentatlo Matemático", II: "Divisão II, Pentatlo Matemático", classic: "Tabuleiros clássicos", cards: "Cartas", tiles: "Dados e peças" },
    learned: "Lição feita",
    beaten: (won, all) => `Níveis vencidos: ${won} de ${all}`,
    play: "Jogar",
    modes: { assisted: "Em casa, com ajuda", tournament: "Torneio" } as Record<string, string>,
  },

  settings: {
    title: "Ajustes",
    language: "Idioma",
    sound: "Som",
    soundOn: "Com som",
    soundHint: "Nunca é o único sinal.",
    volume: "Volume",
    theme: "Cores",
    themes: { system: "Como o aparelho", light: "Claras", dark: "Escuras" },
    motion: "Movimento",
    motionOn: "Animações suaves",
    name: "Seu nome",
    save: "Salvar",
    saved: "Salvo",
    notMe: "Não sou eu: esquecer quem usou este aparelho",
  },
} satisfies PageWords;
