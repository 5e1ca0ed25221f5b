/** The places that a tutor marks, by the board's own names for places. Pure. */

/** Maximum number of marks, the same as on the server. */
export const MAX = 40;

/** Splits a text into names at commas and blanks. */
export function placesIn(text: string): string[] {
  const names = text.includes(",") ? text.split(",") : text.split(/\s+/);
  return [...new Set(names.map((name) => name.trim().replace(/\s+/g, " ")).filter((name) => name !== ""))].slice(0, MAX);
}

/** Adds the place, or removes it if it is present. */
export function toggled(places: readonly string[], place: string): string[] {
  return places.includes(place) ? places.filter((each) => each !== place) : [...places, place].slice(-MAX);
}
