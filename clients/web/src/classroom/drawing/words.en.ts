/** The English words of the drawings over a shown board, and of the lines that a class tries. */
import type { es } from "./words.es";

const COLOURS = { green: "green", red: "red", blue: "blue", yellow: "yellow" };

export const en: typeof es = {
  tools: "Drawing tools",
  draw: "Draw",
  shape: "Shape",
  shapes: { arrow: "Arrow", circle: "Circle", highlight: "Mark" },
  colour: "Colour",
  colours: COLOURS,
  places: "Places",
  placesHint: "One place, or two for an arrow: e2 e4",
  add: "Add",
  clear: "Clear the drawings",
  clearMine: "Clear mine",
  allDraw: "Everybody may draw",
  hand: "Has the board",
  nobody: "tutors only",
  drawings: "Drawings",
  from: (place) => `Arrow from ${place}. Where to?`,
  drawn: ({ shape, colour, place, to }) =>
    shape === "arrow" ? `A ${colour} arrow from ${place} to ${to}` : shape === "circle" ? `A ${colour} circle on ${place}` : `A ${colour} mark on ${place}`,
  yours: "You have the board: move and draw.",
  has: (name) => `${name} has the board.`,

  tryLine: "Try moves",
  tried: (count) => (count === 1 ? "Trying: 1 move" : `Trying: ${count} moves`),
  undo: "Undo one",
  leave: "Back to the position",

  explore: "Let me explore",
  rejoin: "Back to the class",
  exploring: "You explore alone. The class goes on.",
  hands: (place) => `hand no. ${place}`,
};
