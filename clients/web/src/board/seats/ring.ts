/** Who sits where around a table drawn with one seat at the bottom. */

export interface Places {
  /** From top to bottom of the screen. */
  left: number[];
  right: number[];
  top: number[];
}

/** The places of all seats but the bottom one. `next`: on which side the following seat sits. */
export function places(seats: number, bottom: number, next: "right" | "left"): Places {
  const others = Array.from({ length: seats - 1 }, (_, step) => (bottom + 1 + step) % seats);
  const around = next === "right" ? others : [...others].reverse();
  // An odd number of others leaves one facing; an even one splits into two sides.
  const aside = Math.floor(around.length / 2);
  const facing = around.length % 2;
  return {
    right: around.slice(0, aside).reverse(),
    top: around.slice(aside, aside + facing),
    left: around.slice(aside + facing),
  };
}
