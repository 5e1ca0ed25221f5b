/** Words of the report by rule, in Portuguese. */
import { plural } from "../../words/plural";
import type { es } from "./words.es";

export const pt = {
  title: "Relatório por regra",
  lead: "O que cada aluno fez com cada regra, nas partidas terminadas.",
  back: "Voltar",
  loading: "Contando as jogadas…",
  failed: "Não foi possível trazer o relatório.",
  again: "Tentar de novo",
  nothing: "Ainda não terminou nenhuma partida.",
  clean: "Ninguém cometeu uma falta que se possa desafiar.",
  next: "Para ver com a turma",
  nextHint: "As regras que mais se deixaram passar ou se desafiaram mal vão primeiro.",
  rule: "Regra",
  game: "Jogo",
  made: "Cometeu",
  missed: "Não viu",
  seen: "Viu",
  wrong: "Desafiou mal",
  moments: "Para mostrar",
  moment: (number: number) => `Jogada ${number}`,
  pupils: "Aluno por aluno",
  player: "Aluno",
  everyone: "Todos",
  played: (games: number, minutes: number) =>
    `${plural("pt", games, "partida", "partidas")}, ${minutes < 1 ? "menos de um minuto" : plural("pt", minutes, "minuto", "minutos")} pensando`,
  noFaults: "Sem faltas nem desafios.",
  sheet: (klass: string, day: string) => `${klass} · ${day}`,
  forHome: "“Não viu”: faltas de um rival que não desafiou. “Viu”: faltas que desafiou com razão.",
  print: "Imprimir",
  csv: "Planilha (CSV)",
} satisfies typeof es;
