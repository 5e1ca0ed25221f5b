/** The Portuguese words of the weekend hour. */
import { plural } from "../words/plural";
import type { es } from "./words.es";

export const pt = {
  title: "A hora do fim de semana",
  starts: (when) => `Começa: ${when}.`,
  in: "Faltam",
  left: "Restam",
  now: "É agora!",
  how: "Jogue partidas rápidas com quem estiver aqui. Ganhar dá 2 pontos; empatar, 1.",
  nickname: "Você entra com um apelido nosso: ninguém vê o seu nome.",
  enter: "Entrar",
  again: "Outra partida",
  seeking: "Procurando adversário…",
  stop: "Parar de procurar",
  found: "Há um adversário!",
  toGame: "Ir para a sua partida",
  see: "Ver a tabela",
  learn: "Aprender o jogo",
  ended: "A hora terminou.",
  running: (games) => `Por terminar: ${plural("pt", games, "partida", "partidas")}.`,
  podium: "Pódio",
  table: "Tabela",
  place: "Lugar",
  name: "Apelido",
  points: "Pontos",
  games: "Partidas",
  you: "você",
  nobody: "Ninguém entrou ainda.",
  kept: "A tabela é apagada antes da próxima hora.",
  none: "Este servidor não tem hora do fim de semana.",
  loading: "Procurando a hora…",
} satisfies typeof es;
