/**
 * The project's own piece sets. Each piece has an outline and its inner lines, around the middle of a square of 60 units, and fills most
 * of that square.
 */

/** `grow` enlarges a piece on its foot. */
export type Drawing = { body: string; lines: string; dots?: string; grow?: number };
type PieceSet = { scale: number; pieces: Record<string, Drawing> };

export const SETS = ["tournament", "round"] as const;
export type SetName = (typeof SETS)[number];

/** Returns a wide foot with a step, from which a piece rises: its left half, and its right half in the other direction. */
const footOf = (half: number): [left: string, right: string] => [
  `M${-half} 27.5V24.2C${-half} 21.6 ${1.8 - half} 20 ${4.2 - half} 19.4`,
  `C${half - 1.8} 20 ${half} 21.6 ${half} 24.2V27.5Z`,
];
const [WIDE, WIDE_END] = footOf(21);
const [FOOT, FOOT_END] = footOf(19.5);

/** Tournament pieces: turned wood seen from the side, with a wide foot and a collar. */
const tournament: Record<string, Drawing> = {
  p: {
    body: `M-16.5 27.5V24.4C-16.5 21.8-14.6 20.4-12.4 19.8C-8.6 15-6.6 9.4-6 3.2H-8.6A2.6 2.6 0 0 1-8.6-2H-7.3A10.3 10.3 0 1 1 7.3-2H8.6A2.6 2.6 0 0 1 8.6 3.2H6C6.6 9.4 8.6 15 12.4 19.8C14.6 20.4 16.5 21.8 16.5 24.4V27.5Z`,
    lines: "M-12 19.8H12M-5.8 3.2H5.8M-6.6-2H6.6",
    grow: 1.07,
  },
  r: {
    body: `${FOOT}C-12.4 13-11.3 5-11.2-7.6L-16.4-12.4V-25.5H-9.6V-20.6H-3.7V-25.5H3.7V-20.6H9.6V-25.5H16.4V-12.4L11.2-7.6C11.3 5 12.4 13 15.3 19.4${FOOT_END}`,
    lines: "M-15 19.4H15M-11-7.6H11M-15.6-12.6H15.6M-11.6 11.6H11.6",
  },
  n: {
    body: `${FOOT}C-14.2 12.6-8.6 8.6-5 4.2C-3 1.7-2.5-.6-2.9-2.6C-5.8-.2-9 .4-11.4 2.4C-13 4.4-15.8 5-17.9 3.3C-20.5 1.2-21.6-1.9-20.2-4.7C-17.6-9-16-12.2-14.6-16.2C-13.7-18.8-12-20.7-9.8-22L-10.4-29C-7.6-28-4.4-26-2.4-23.8C11-22.6 20.2-11.6 18.6 5C18 10.6 16.6 15 15.3 19.4${FOOT_END}`,
    lines: "M-15 19.4H15M-1.2-17.6C8.4-14.4 13-5 11.4 8.6M-17.6-.4L-16.4-1.6M-13.8 1C-12.6-.2-11-.8-9.4-1.2",
    dots: "M-11.6-13.2A2 2 0 1 1-7.6-13.2A2 2 0 1 1-11.6-13.2Z",
  },
  b: {
    body: `${FOOT}C-10.4 15-7.8 9.4-7.2 4H-10.6A2.6 2.6 0 0 1-10.6-1.2H-8C-14.4-6.4-13.6-14.4-3.2-22.4A4 4 0 1 1 3.2-22.4C13.6-14.4 14.4-6.4 8-1.2H10.6A2.6 2.6 0 0 1 10.6 4H7.2C7.8 9.4 10.4 15 15.3 19.4${FOOT_END}`,
    lines: "M-15 19.4H15M-7 4H7M-7.4-1.2H7.4M3.4-17.4L-2.6-8.6M-2.6-22H2.6",
  },
  q: {
    body: `${WIDE}C-11.8 14-9.8 7-9.4 2.6H-13A2.6 2.6 0 0 1-13-2.6H-11.2C-12.8-8.6-16-13.8-20.4-18.6A2.9 2.9 0 1 1-16.7-20.4L-11.3-14.6L-11.9-22.6A2.9 2.9 0 1 1-8.2-23.3L-4-15.8L-1.6-24.3A2.9 2.9 0 1 1 1.6-24.3L4-15.8L8.2-23.3A2.9 2.9 0 1 1 11.9-22.6L11.3-14.6L16.7-20.4A2.9 2.9 0 1 1 20.4-18.6C16-13.8 12.8-8.6 11.2-2.6H13A2.6 2.6 0 0 1 13 2.6H9.4C9.8 7 11.8 14 16.8 19.4${WIDE_END}`,
    lines: "M-16.4 19.4H16.4M-9.2 2.6H9.2M-11-2.6H11M-12.6-7.2C-5-9.2 5-9.2 12.6-7.2",
  },
  k: {
    body: `${WIDE}C-11.8 14-9.8 7-9.4 2.6H-13A2.6 2.6 0 0 1-13-2.6H-11.2C-12.8-7.2-14.8-11.4-16.2-15.2C-11.4-18.6-6.4-20-2.3-20.2V-22.4H-6V-26.6H-2.3V-29.6H2.3V-26.6H6V-22.4H2.3V-20.2C6.4-20 11.4-18.6 16.2-15.2C14.8-11.4 12.8-7.2 11.2-2.6H13A2.6 2.6 0 0 1 13 2.6H9.4C9.8 7 11.8 14 16.8 19.4${WIDE_END}`,
    lines: "M-16.4 19.4H16.4M-9.2 2.6H9.2M-11-2.6H11M-15-12.6C-5.6-16.2 5.6-16.2 15-12.6",
  },
};

const LOW = "M-13.5 16A3 3 0 0 1 -10.5 13H10.5A3 3 0 0 1 13.5 16V19A2.5 2.5 0 0 1 11 21.5H-11A2.5 2.5 0 0 1 -13.5 19Z";
const LOW_LINE = "M-10 13H10";

/** Round pieces: plain shapes, clear when small. They are drawn 44 units high and scaled. */
const round: Record<string, Drawing> = {
  p: {
    body: `${LOW}M-4-3.6A7.2 7.2 0 1 1 4-3.6H6A1.8 1.8 0 0 1 6 0H4.2C4.6 6 6.4 9.4 9.4 13H-9.4C-6.4 9.4-4.6 6-4.2 0H-6A1.8 1.8 0 0 1 -6-3.6Z`,
    lines: `${LOW_LINE}M-4 0H4`,
  },
  r: {
    body: `${LOW}M-12-17.5A1.5 1.5 0 0 1 -10.5-19H-7A1 1 0 0 1 -6-18V-15.5H-2.8V-18A1 1 0 0 1 -1.8-19H1.8A1 1 0 0 1 2.8-18V-15.5H6V-18A1 1 0 0 1 7-19H10.5A1.5 1.5 0 0 1 12-17.5V-9.5L8.6-6.2C8.6 2 9.2 8 10 13H-10C-9.2 8-8.6 2-8.6-6.2L-12-9.5Z`,
    lines: `${LOW_LINE}M-8.6-6.2H8.6`,
  },
  n: {
    body: `${LOW}M-4.6-15.4L-3.4-20.6L.8-16.4C9.8-14.6 13-6 10.8 13H-9.6C-9.8 6.4-4.6 3.4-2.2-1C-4.6 .6-7.4 1-9.6 3.2C-10.8 4.4-12.8 4.2-13.6 2.8C-14.6 1-14.4-1.2-12.8-2.6C-10.6-5.4-10.4-10.6-4.6-15.4Z`,
    lines: `${LOW_LINE}M-6.4-8.6H-5.8M5-12.5C8.6-7 8.6 2 7.4 9`,
  },
  b: {
    body: `${LOW}M-2.6-17.2A2.9 2.9 0 1 1 2.6-17.2C8-12.6 10.6-6.6 8.4-1.2C7.4 1.2 5.6 2.4 4.6 3H6A1.6 1.6 0 0 1 6 6.2H5.4C6 9 7.4 11.4 9 13H-9C-7.4 11.4-6 9-5.4 6.2H-6A1.6 1.6 0 0 1 -6 3H-4.6C-5.6 2.4-7.4 1.2-8.4-1.2C-10.6-6.6-8-12.6-2.6-17.2Z`,
    lines: `${LOW_LINE}M-4.8 6.2H4.8M1.6-10.6L-1.8-4.4M-4.6 3H4.6`,
  },
  q: {
    body: `${LOW}M-16-12.4A2.5 2.5 0 1 1 -12.6-10L-7.6-4.4L-7-13.2A2.5 2.5 0 1 1 -4.4-13L0-5.2L4.4-13A2.5 2.5 0 1 1 7-13.2L7.6-4.4L12.6-10A2.5 2.5 0 1 1 16-12.4L10.4 5C10.2 8 10.6 10.6 11.4 13H-11.4C-10.6 10.6-10.2 8-10.4 5Z`,
    lines: `${LOW_LINE}M-10.2 5.6C-4 3.4 4 3.4 10.2 5.6`,
  },
  k: {
    body: `${LOW}M-1.7-21.6H1.7V-18.8H4.6V-15.4H1.7V-11.4C5-14.6 13-14.4 14.4-7.4C15.4-2 11 1.6 10.4 5C10.2 8 10.6 10.6 11.4 13H-11.4C-10.6 10.6-10.2 8-10.4 5C-11 1.6-15.4-2-14.4-7.4C-13-14.4-5-14.6-1.7-11.4V-15.4H-4.6V-18.8H-1.7Z`,
    lines: `${LOW_LINE}M-10.2 5.6C-4 3.4 4 3.4 10.2 5.6M0-10.6V4`,
  },
};

export const PIECES: Record<SetName, PieceSet> = {
  tournament: { scale: 0.95, pieces: tournament },
  round: { scale: 1.23, pieces: round },
};

/** The pieces of a promotion, in the order of the buttons. */
export const PROMOTIONS = ["q", "r", "b", "n"] as const;
