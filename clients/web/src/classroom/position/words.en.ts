/** The English words of a position that a tutor shows to all. */
import type { es } from "./words.es";

export const en: typeof es = {
  open: "Show a position",
  hint: "It is seen on the screen and on all pupils' pages. Play both sides on the board, or type the moves.",
  roundHint: "A round may begin from here: it is chosen as the round is made, in “Starting position”.",
  game: "Game",
  seats: "At a board",
  show: "Show",
  takeAway: "Take the position away",
  back: "One move back",
  again: "From the beginning",
  next: "Type the move",
  play: "Play",
  given: "Begin with another position",
  givenHint: "Paste a FEN, PGN or PDN. Other positions: the words of the rulebook’s cases, as JSON.",
  malformed: "That JSON is incomplete: check its quotation marks and braces.",
  places: "Point at places",
  placesHint: "One or more names of places, like 32 or e4",
  point: "Point",
  clear: "Point at nothing",
  board: "The position",
  shows: (name, game) => `${name} shows a position of ${game}`,
  points: (places) => `Points at: ${places}`,
  look: "See the position",
};
