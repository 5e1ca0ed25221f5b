/** Words for what a class leaves: what goes home, until when it is kept, and how it is erased. Spanish first. */
import type { Lang } from "../../room/view";

const es = {
  erasesItself: (day: string) => `Esta clase se borra sola el ${day}.`,
  erasesItselfShort: (day: string) => `Lo que hay en esta clase se borra el ${day}.`,
  keep: "La clase se guarda, desde la última ronda,",
  days: (count: number) => (count === 1 ? "1 día" : `${count} días`),
  erase: "Borrar la clase",
  eraseTitle: "Borrar la clase entera",
  lost: (pupils: number, boards: number) =>
    `Se borran para siempre los nombres de ${pupils === 1 ? "1 alumno" : `${pupils} alumnos`}, las posiciones, y ` +
    `${boards === 1 ? "la mesa con su partida" : `las ${boards} mesas con sus partidas`} y sus tarjetas.`,
  turnedOut: "Todos los que están en la clase salen de ella ahora mismo.",
  first: "¿Lo guardaste? Llévate todo en un archivo antes de borrar.",
  go: "Seguir",
  sure: "Esto no se puede deshacer. ¿Borrar la clase ahora?",
  yes: "Sí, borrar todo",
  no: "No, dejarla como está",

  takeHome: "Para llevar a casa",
  all: "Todo en un archivo",
  allHint: "Tarjetas, posiciones y todas las partidas, en un zip.",
  csv: "Posiciones en CSV",
  json: "Toda la clase en JSON",
  printCards: "Imprimir las tarjetas",
  printStandings: "Imprimir las posiciones",
  print: "Imprimir",
  back: "Volver a las posiciones",
  cards: (count: number) => (count === 1 ? "1 tarjeta, una hoja" : `${count} tarjetas, una hoja cada una`),
  noCards: "Todavía no hay ninguna tarjeta: aparecen cuando termina la partida.",
  loading: "Buscando las tarjetas…",
  failed: "No se pudieron traer las tarjetas.",
  again: "Probar otra vez",
  board: (round: number, board: number) => `Ronda ${round}, mesa ${board}`,
  file: (kind: string, board: number) => `Partida de la mesa ${board} en ${kind}`,
};

const en: typeof es = {
  erasesItself: (day) => `This class erases itself on ${day}.`,
  erasesItselfShort: (day) => `What is in this class is erased on ${day}.`,
  keep: "The class is kept, from its last round,",
  days: (count) => (count === 1 ? "1 day" : `${count} days`),
  erase: "Erase the class",
  eraseTitle: "Erase the whole class",
  lost: (pupils, boards) =>
    `The names of ${pupils === 1 ? "1 pupil" : `${pupils} pupils`}, the standings, and ` +
    `${boards === 1 ? "the board with its game" : `the ${boards} boards with their games`} and score cards are erased for good.`,
  turnedOut: "Everybody who is in the class leaves it at this very moment.",
  first: "Did you keep it? Take all of it home in one file before you erase it.",
  go: "Go on",
  sure: "There is no way back. Erase the class now?",
  yes: "Yes, erase all",
  no: "No, leave it as it is",

  takeHome: "To take home",
  all: "All in one file",
  allHint: "Cards, standings and all games, in a zip.",
  csv: "Standings as CSV",
  json: "The whole class as JSON",
  printCards: "Print the cards",
  printStandings: "Print the standings",
  print: "Print",
  back: "Back to the standings",
  cards: (count) => (count === 1 ? "1 card, one sheet" : `${count} cards, a sheet each`),
  noCards: "There is no card yet: they come when a game is over.",
  loading: "Fetching the cards…",
  failed: "The cards could not be fetched.",
  again: "Try again",
  board: (round, board) => `Round ${round}, board ${board}`,
  file: (kind, board) => `The game of board ${board} as ${kind}`,
};

export type KeepingWords = typeof es;
export const keepingWords: Record<Lang, KeepingWords> = { es, en };

/** A day as one says it; with its year where that is another. */
export function dayText(lang: Lang, at_ms: number, now_ms: number): string {
  const day = new Date(at_ms);
  const year = day.getFullYear() === new Date(now_ms).getFullYear() ? undefined : ("numeric" as const);
  return new Intl.DateTimeFormat(lang, { day: "numeric", month: "long", year }).format(day);
}
