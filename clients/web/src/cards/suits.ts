/** The drawn parts of a Spanish card: suits within a box from -10 to 10, layouts of the pips, and figures. The project's own drawings. */

export type Suit = "O" | "C" | "E" | "B";

/** Splits a card's id into its suit and its number: `E1`, `O12`. */
export function parts(id: string): { suit: Suit; number: number } {
  return { suit: id[0] as Suit, number: Number(id.slice(1)) };
}

/** The gaps in the frame, the *pinta*, which identify the suit of a fanned card. */
export const GAPS: Record<Suit, number> = { O: 0, C: 1, E: 2, B: 3 };

/** The places and the scale of a number's pips on a card of 100 × 154. */
export const PIPS: Record<number, { scale: number; at: readonly (readonly [number, number])[] }> = {
  1: { scale: 3.1, at: [[50, 77]] },
  2: {
    scale: 2.3,
    at: [
      [50, 50],
      [50, 105],
    ],
  },
  3: {
    scale: 1.9,
    at: [
      [50, 39],
      [50, 77],
      [50, 115],
    ],
  },
  4: {
    scale: 1.7,
    at: [
      [34, 57],
      [66, 57],
      [34, 97],
      [66, 97],
    ],
  },
  5: {
    scale: 1.6,
    at: [
      [35, 50],
      [65, 50],
      [50, 77],
      [35, 104],
      [65, 104],
    ],
  },
  6: {
    scale: 1.34,
    at: [
      [35, 48],
      [65, 48],
      [35, 77],
      [65, 77],
      [35, 106],
      [65, 106],
    ],
  },
  7: {
    scale: 1.25,
    at: [
      [33, 48],
      [67, 48],
      [50, 62],
      [33, 77],
      [67, 77],
      [33, 106],
      [67, 106],
    ],
  },
};

/** How much wider than its drawing a suit's pip is: swords and clubs are slender, and a card has room beside them. */
export const BREADTH: Record<Suit, number> = { O: 1, C: 1.1, E: 1.25, B: 1.2 };

/** The paths of each suit, from back to front: data and the name of its colour. */
export const SUITS: Record<Suit, readonly { d: string; tint: string }[]> = {
  O: [
    { d: "M-9.4 0A9.4 9.4 0 1 1 9.4 0A9.4 9.4 0 1 1 -9.4 0Z", tint: "gold" },
    { d: "M-6.3 0A6.3 6.3 0 1 1 6.3 0A6.3 6.3 0 1 1 -6.3 0Z", tint: "pale" },
    { d: "M0-5L1.3-1.3L5 0L1.3 1.3L0 5L-1.3 1.3L-5 0L-1.3-1.3Z", tint: "red" },
  ],
  C: [
    { d: "M-5.6 9.4C-5.4 7.4-3.8 6.6-1.8 6L-1.5 3.4H1.5L1.8 6C3.8 6.6 5.4 7.4 5.6 9.4Z", tint: "gold" },
    { d: "M-7.4-7.6C-7.6-1 -5.4 4 0 4.2C5.4 4 7.6-1 7.4-7.6Z", tint: "red" },
    { d: "M-7.4-7.6A7.4 2 0 1 1 7.4-7.6A7.4 2 0 1 1 -7.4-7.6Z", tint: "gold" },
  ],
  E: [
    { d: "M0-10L2.4-6.6V3H-2.4V-6.6Z", tint: "blue" },
    { d: "M0-10L2.4-6.6V3H0Z", tint: "steel" },
    { d: "M-5.4 1.6C-3 3.2 3 3.2 5.4 1.6L6 3.8C3.2 5.6-3.2 5.6-6 3.8Z", tint: "gold" },
    { d: "M-1.4 4.9H1.4V7.4H-1.4Z", tint: "red" },
    { d: "M-1.9 8.2A1.9 1.5 0 1 1 1.9 8.2A1.9 1.5 0 1 1 -1.9 8.2Z", tint: "gold" },
  ],
  B: [
    { d: "M-2.6-3.4L-6.6-6.6L-8.4-3.6L-2.8 1.4ZM2.6-5.2L6-8.4L8.2-5.8L2.8 0ZM2.4 2L5.6-.4L7.2 2.2L2.2 6Z", tint: "green" },
    { d: "M-6.9-6.9L-4.8-5.8L-6.6-2.6L-8.7-3.5ZM5.7-8.7L4.4-7L6.6-4.2L8.5-5.7ZM5.3-.7L4.4 .7L5.9 3.2L7.5 2.3Z", tint: "pale" },
    { d: "M-2.3 9.3L-3.9-7.2C-3.6-10.6 3.6-10.6 3.9-7.2L2.3 9.3C1.4 10.2-1.4 10.2-2.3 9.3Z", tint: "green" },
    { d: "M-1.9-7.9A1.9 1.2 0 1 1 1.9-7.9A1.9 1.2 0 1 1 -1.9-7.9Z", tint: "pale" },
    { d: "M-2.8 4.6H2.8L2.5 7.4H-2.5Z", tint: "red" },
  ],
};

/** The three figures on a card of the same size: jack (sota), horse (caballo), king (rey). */
export const FIGURES: Record<number, readonly { d: string; tint: string }[]> = {
  10: [
    { d: "M26 132C24 98 34 84 50 84S76 98 74 132Z", tint: "suit" },
    { d: "M46 88H54L57 132H43Z", tint: "pale" },
    { d: "M33 118C40 124 60 124 67 118L68 124C60 130 40 130 32 124Z", tint: "gold" },
    { d: "M34 82C40 92 60 92 66 82L62 78H38Z", tint: "pale" },
    { d: "M34 60C30 74 34 80 40 82C36 72 38 64 38 58ZM66 60C70 74 66 80 60 82C64 72 62 64 62 58Z", tint: "wood" },
    { d: "M36 62A14 15 0 1 1 64 62A14 15 0 1 1 36 62Z", tint: "skin" },
    { d: "M43.4 63A1.7 2.1 0 1 1 46.8 63A1.7 2.1 0 1 1 43.4 63ZM53.2 63A1.7 2.1 0 1 1 56.6 63A1.7 2.1 0 1 1 53.2 63Z", tint: "dark" },
    { d: "M46 70C48 72.4 52 72.4 54 70C52 71 48 71 46 70Z", tint: "dark" },
    { d: "M31 55C32 38 64 34 70 50C60 47 44 50 31 55Z", tint: "suit" },
    { d: "M31 55C44 50 60 47 70 50L70.6 53C60 51 44 54 31.5 58.5Z", tint: "gold" },
    { d: "M66 45C74 36 78 38 80 30C84 42 78 50 68 50Z", tint: "gold" },
  ],
  11: [
    {
      d: "M24 132C22 104 34 92 42 82C36 86 30 88 24 84C20 80 24 74 30 68C36 60 38 50 48 44L50 34L58 42C74 48 80 76 78 132Z",
      tint: "pale",
    },
    { d: "M58 42C74 48 80 76 78 132H68C70 96 66 66 54 50Z", tint: "suit" },
    { d: "M60 56C70 62 72 76 70 84C66 74 62 66 58 60ZM65 80C73 88 74 100 72 108C69 98 66 90 64 86Z", tint: "gold" },
    { d: "M43 58A2.6 2.6 0 1 1 48.2 58A2.6 2.6 0 1 1 43 58Z", tint: "dark" },
    { d: "M26 78A1.5 1.5 0 1 1 29 78A1.5 1.5 0 1 1 26 78Z", tint: "dark" },
    { d: "M34 78L50 72L52 76L36 82Z", tint: "gold" },
    { d: "M50 72C56 82 58 96 56 112L52.6 112C54 98 52 86 47.6 77Z", tint: "red" },
    { d: "M34 54L60 66L58.6 69.4L33 58Z", tint: "red" },
  ],
  12: [
    { d: "M22 132C20 96 34 80 50 80S80 96 78 132Z", tint: "suit" },
    { d: "M44 84H56L54 132H46Z", tint: "gold" },
    { d: "M30 90C38 100 62 100 70 90L66 83C58 90 42 90 34 83Z", tint: "pale" },
    { d: "M48 104A2 2 0 1 1 52 104A2 2 0 1 1 48 104ZM48 114A2 2 0 1 1 52 114A2 2 0 1 1 48 114ZM48 124A2 2 0 1 1 52 124A2 2 0 1 1 48 124Z", tint: "red" },
    { d: "M36 62A14 15 0 1 1 64 62A14 15 0 1 1 36 62Z", tint: "skin" },
    { d: "M37 65C38 82 44 86 50 86S62 82 63 65C58 70 54 68 50 68S42 70 37 65Z", tint: "pale" },
    { d: "M43.4 61A1.7 2.1 0 1 1 46.8 61A1.7 2.1 0 1 1 43.4 61ZM53.2 61A1.7 2.1 0 1 1 56.6 61A1.7 2.1 0 1 1 53.2 61Z", tint: "dark" },
    { d: "M46 74C48 76 52 76 54 74C52 74.8 48 74.8 46 74Z", tint: "red" },
    { d: "M33 52L30 30L41 41L50 26L59 41L70 30L67 52Z", tint: "gold" },
    { d: "M47.6 45A2.4 2.8 0 1 1 52.4 45A2.4 2.8 0 1 1 47.6 45ZM38 46A1.8 2 0 1 1 41.6 46A1.8 2 0 1 1 38 46ZM58.4 46A1.8 2 0 1 1 62 46A1.8 2 0 1 1 58.4 46Z", tint: "red" },
  ],
};
