/** The English words of the weekend hour. */
import { plural } from "../words/plural";
import type { es } from "./words.es";

export const en: typeof es = {
  title: "The weekend hour",
  starts: (when) => `It begins on ${when}.`,
  in: "Begins in",
  left: "Time left",
  now: "It is on!",
  how: "Play quick games with the people who are here. A win gives 2 points, a draw 1.",
  nickname: "You enter with a nickname from us: nobody sees your name.",
  enter: "Enter",
  again: "Another game",
  seeking: "Looking for a rival…",
  stop: "Stop looking",
  found: "There is a rival!",
  toGame: "Go to your game",
  see: "See the table",
  learn: "Learn the game",
  ended: "The hour is over.",
  running: (games) => `Not over yet: ${plural("en", games, "game", "games")}.`,
  podium: "Podium",
  table: "Table",
  place: "Place",
  name: "Nickname",
  points: "Points",
  games: "Games",
  you: "you",
  nobody: "Nobody has entered yet.",
  kept: "The table is erased before the next hour.",
  none: "This server has no weekend hour.",
  loading: "Looking for the hour…",
};
