/** The words of what tutors say to a class in Portuguese. They come with the class, not with the lobby. */
import type { es } from "./say_words.es";

export const pt = {
  said: "Aviso do professor",
  from: (name: string) => (name === "" ? "Aviso a todos" : `${name} avisa a todos`),
  toYou: (name: string) => `${name} diz a você, só a você`,
  fine: "Entendi",
  call: "Entrar na chamada",
  callAt: (host: string) => `em ${host}, outra página`,

  say: "Dizer algo",
  toAll: "À turma toda",
  toAllHint: "Aparece nas mesas, na espera e na tela.",
  announce: "Avisar a todos",
  stop: "Remover o aviso",
  standing: (words: string) => `Agora todos veem: “${words}”`,
  toOne: "A um aluno (mais ninguém lê)",
  who: "Para",
  words: "O que dizer",
  tell: "Dizer",
  told: (name: string, words: string) => `${name}: “${words}”`,
  read: "leu",
  unread: "ainda não leu",
  link: "A chamada da turma (Jitsi, Meet, Zoom…)",
  linkHint: "Um endereço que começa com https://. Só quem está na turma vê.",
  setLink: "Definir",
  noLink: "Remover",
} satisfies typeof es;
