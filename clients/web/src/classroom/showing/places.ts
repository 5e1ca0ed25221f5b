/** The places that a tutor points at, by the names that the board has for them. Pure. */

/** So many at once, as the server takes them. */
export const MAX = 40;

/** Names as they are written: with commas between them, or only blanks. */
export function placesIn(text: string): string[] {
  const names = text.includes(",") ? text.split(",") : text.split(/\s+/);
  return [...new Set(names.map((name) => name.trim().replace(/\s+/g, " ")).filter((name) => name !== ""))].slice(0, MAX);
}

/** With that place, or without it if it was among them. */
export function toggled(places: readonly string[], place: string): string[] {
  return places.includes(place) ? places.filter((each) => each !== place) : [...places, place].slice(-MAX);
}
