/** The words of an event in several halls in Portuguese. */
import type { HallWords } from "./words";

export const pt: HallWords = {
  title: "Salas",
  hint: "Para um torneio em várias salas, com um professor em cada uma: todos entram com o mesmo código e há uma só tabela. Cada aluno diz em que sala está; cada professor olha as mesas e as chamadas da sua, e cada sala tem a sua tela.",
  divide: "Dividir em duas salas",
  add: "Adicionar uma sala",
  join: "Juntar tudo em uma sala",
  first: (number: number) => `Sala ${number}`,
  nameOf: (number: number, count: number) => `Nome da sala ${number} (${count === 1 ? "1 aluno" : `${count} alunos`})`,
  without: (names: string) => `Ainda sem sala: ${names}.`,
  hall: "Sala",
  none: "sem sala",
  all: "Todas as salas",
  boards: (hall: string) => `Todas as mesas de: ${hall}`,
  ask: "Em que sala você está?",
  yours: (hall: string) => `Você está em: ${hall}.`,
  screen: (hall: string) => `Tela de: ${hall}`,
};
