/** The places around a table that is drawn with one seat at the bottom. */

export interface Places {
  /** From the top to the bottom of the screen. */
  left: number[];
  right: number[];
  top: number[];
}

/** Returns the places of all seats but the bottom one. `next` is the side of a seat where its successor sits. */
export function places(seats: number, bottom: number, next: "right" | "left"): Places {
  const others = Array.from({ length: seats - 1 }, (_, step) => (bottom + 1 + step) % seats);
  const around = next === "right" ? others : [...others].reverse();
  // An odd number of other seats leaves one opposite; an even number splits into two sides.
  const aside = Math.floor(around.length / 2);
  const facing = around.length % 2;
  return {
    right: around.slice(0, aside).reverse(),
    top: around.slice(aside, aside + facing),
    left: around.slice(aside + facing),
  };
}
