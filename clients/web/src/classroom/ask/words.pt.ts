/** The words of a question to the class, in Portuguese. */
import type { Overlay } from "../../words/catalogue";
import { plural } from "../../words/plural";
import type { es } from "./words.es";

export const pt = {
  ask: "Perguntar à turma",
  hint: "Todos veem uma jogada e respondem. Até você fechar a pergunta ninguém vê o que os outros respondem.",
  game: "Uma jogada de",
  ofBoard: "O que você pergunta sobre esta jogada?",
  kinds: { fault: "Há uma falta?", rule: "Que regra foi quebrada?", mark: "C, I ou IA?" },
  making: "Procurando uma jogada…",
  sent: "A turma já vê a pergunta.",
  question: "Pergunta à turma",
  toYou: "Seu professor pergunta à turma",
  look: "Ver a pergunta",
  asks: {
    fault: (name: string) => `Há uma falta que ${name} possa desafiar agora?`,
    rule: "Que regra foi quebrada?",
  },
  seenBy: (name: string) => `Como ${name} vê.`,
  seenByAll: "Como viu quem assistia.",
  choose: "Escolha uma resposta. Ninguém vê o que você escolhe.",
  chose: "Você respondeu. Pode mudar até a pergunta ser fechada.",
  given: (count: number, of: number) => `${count} de ${of} responderam`,
  close: "Fechar e mostrar as respostas",
  takeBack: "Retirar a pergunta",
  takeAway: "Remover as respostas",
  closed: "A pergunta foi fechada",
  was: (text: string) => `Era: ${text}`,
  answers: (count: number) => plural("pt", count, "resposta", "respostas"),
  right: "correta",
  yours: "sua resposta",
  fine: "Entendi",
  later: "Continuar jogando",
} satisfies Overlay<typeof es>;
