/** The colour of each player's pen. All are dark, so that the numbers are legible on paper. */
const PENS = ["#174a9c", "#9c2a17", "#17683a", "#5f2487"] as const;

export const penOf = (seat: number): string => PENS[seat % PENS.length] ?? PENS[0];
