/** Words of the table that the lobby does not need, in Portuguese. */
import { plural } from "../../words/plural";
import type { es } from "./words.es";

export const pt = {
  written: "Jogar com texto e voz",
  quick: "Jogadas rápidas",
  quickHint: "Um toque solta a peça. Se não resta nada a fazer, a bandeirinha passa sozinha.",
  earlier: "Voltar atrás",
  fromPosition: "de uma posição preparada",
  hint: "O que posso fazer?",
  takeBack: "Desfazer",
  clockWaits: "O relógio espera enquanto se leem as regras.",
  idea: (what: string, rule: string) => `Uma ideia: ${what}. ${rule}`,
  cards: "Cartões de pontuação e dados",
  spectators: (count: number) => plural("pt", count, "pessoa assiste", "pessoas assistem"),
  pause: {
    title: "Pausa",
    reasons: {
      pause: "O árbitro parou o jogo.",
      adjourned: "A partida foi guardada para outro dia.",
      hand: "Há uma mão levantada.",
      limit: "O tempo acabou: falta a decisão.",
      home: "Falta alguém: a partida espera.",
      ruling: "Espera-se a decisão do árbitro.",
      window: "Pode-se pedir outra opinião.",
      appeal: "Há uma apelação aberta.",
    } as Record<string, string>,
  },
  endings: {
    resign: "por desistência",
    agreement: "de comum acordo",
    draw: "de comum acordo",
    agreed: "de comum acordo",
    strikes: "por três faltas",
    time_violations: "por três avisos de tempo",
    time: "por tempo",
    flag: "por tempo",
    time_limit: "por limite de tempo",
    declared: "vitória declarada",
    false_win: "por vitória mal declarada",
    absent: "por ausência",
    forced: "por decisão do diretor",
    director: "por decisão do diretor",
    take_game: "por sanção",
    expel: "por sanção",
  } as Record<string, string>,
} satisfies typeof es;
