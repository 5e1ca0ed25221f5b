/** Words of the table that the lobby does not need, in Portuguese. */
import { plural } from "../../words/plural";
import type { es } from "./words.es";

export const pt = {
  written: "Jogar com texto e voz",
  quick: "Jogadas rápidas",
  quickHint: "Um toque solta a peça. Se não resta nada a fazer, a bandeirinha passa sozinha.",
  earlier: "Voltar atrás",
  hint: "O que posso fazer?",
  takeBack: "Desfazer",
  clockWaits: "O relógio espera enquanto se leem as regras.",
  idea: (what: string, rule: string) => `Uma ideia: ${what}. ${rule}`,
  cards: "Cartões de pontuação e dados",
  spectators: (count: number) => plural("pt", count, "pessoa assiste", "pessoas assistem"),
} satisfies typeof es;
