/** The turn of a thrown card. */

const MOST_DEG = 5;

/** Returns a card's angle in degrees: it looks like chance, but each page draws the same card at the same angle. */
export function tilt(card: string, trick: number): number {
  let mixed = trick + 7;
  for (const sign of card) mixed = (mixed * 31 + sign.charCodeAt(0)) % 997;
  return (mixed % (2 * MOST_DEG + 1)) - MOST_DEG;
}
