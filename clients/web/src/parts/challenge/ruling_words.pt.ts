/** The words of rulings and appeals in Portuguese. */
import type { es } from "./ruling_words.es";

export const pt = {
  title: "Decisão",
  onChallengeOf: (name: string) => `Decisão sobre o desafio de ${name}`,
  markHints: {
    C: "",
    I: "Esta regra não foi quebrada:",
    IA: "Não era hora de desafiar, ou isso não se desafia.",
  },
  by: { server: "o servidor", monitor: "o instrutor", leader: "o líder do jogo", director: "o diretor" },
  level: (level: number) => `Opinião ${level}`,
  why: {
    own_result: "Só o outro podia desafiar esse resultado.",
    others_turn: "O outro jogava: desafia-se ao receber a bandeirinha.",
    own_turn: "Não havia jogada a desafiar: desafia-se ao receber a bandeirinha, antes de tocar em algo.",
    not_now: "Naquele momento não havia nada a desafiar.",
    no_rule: "Isso não se desafia.",
    other_moment: "Essa regra se desafia em outro momento.",
  },
  pendingTitle: "Desafio em espera",
  pending: "O árbitro está decidindo. Os relógios estão parados.",
  appealHint: "Você pode levantar o cartão de opção e pedir outra opinião.",
  appeal: "Pedir outra opinião",
  appealWords: "Por quê? (opcional; só o árbitro lê)",
  plead: "Diga ao árbitro (só ele lê)",
  pleadSend: "Dizer",
  pleaded: "O árbitro já tem suas palavras.",
  accept: "Aceito",
  accepted: "Você aceitou. Falta os outros aceitarem.",
  appealOpen: (name: string) => `${name} pediu outra opinião. Fala o árbitro.`,
  noted: "Apelações anotadas sem árbitro",
  absent: "Agora não há nenhum árbitro conectado.",
  absentRuling: "Se não voltar, o servidor decide.",
  absentAppeal: "Se não voltar, a apelação fica anotada e o jogo continua.",
  absentWaits: "A partida espera até ele voltar.",
} satisfies typeof es;
