/** The English words of the families' links. */
import type { es } from "./words.es";

export const en: typeof es = {
  links: "Link for the family",
  linksHint: "The family sees the finished games, as the pupil saw them. The others have no names there.",
  which: "What it shows",
  all: "All games of this class",
  round: (number) => `Round ${number}`,
  make: "Make a link",
  show: "Show the link",
  revoke: "Revoke this link",
  until: (day) => `Good until ${day}.`,

  title: "Your child's games",
  own: "Your side",
  hint: "The others have no names here.",
  games: "Games",
  none: "There are no finished games yet.",
  nothing: "Nothing was played in this game.",
  failed: "The game cannot be shown.",
  loading: "Loading…",
  offline: "No connection.",
  gone: "This link is no longer good. Ask the tutor for another.",
  unknown: "There is nothing at this link. Check that it is complete.",
};
