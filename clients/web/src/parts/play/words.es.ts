/** Words of the table that the lobby does not need, in Spanish. */
import { plural } from "../../words/plural";

export const es = {
  written: "Jugar con texto y voz",
  quick: "Jugadas rápidas",
  quickHint: "Un toque suelta la pieza. Si no queda nada por hacer, la banderilla pasa sola.",
  earlier: "Volver atrás",
  hint: "¿Qué puedo hacer?",
  takeBack: "Deshacer",
  clockWaits: "El reloj espera mientras se leen las reglas.",
  idea: (what: string, rule: string) => `Una idea: ${what}. ${rule}`,
  cards: "Tarjetas de puntuación y dados",
  spectators: (count: number) => plural("es", count, "persona mira", "personas miran"),
};
