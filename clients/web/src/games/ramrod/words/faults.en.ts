/** The English explanations of Ramrod's faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const en: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "ramrod.hot-rod": "That rod is hot: it has just been moved or relocated. |Move another one in this turn.",
    "ramrod.fit": [
      "The rod does not fit: it is longer than the room left. |Choose another rectangle, or another rod.",
      ({ length, room }) => `The rod is ${length} long and there is room for ${Math.max(room, 0)}: |choose another rectangle, or another rod.`,
    ],
    "ramrod.capture other_rectangle": "Nothing was moved into that rectangle in this turn: only the one that the rod was put in is captured.",
    "ramrod.capture one_rod": [
      "There is a single rod in it: a capture takes two or more.",
      ({ rods, least }) => `There ${rods === 1 ? "is 1 rod" : `are ${rods} rods`} in it: a capture takes ${least} or more.`,
    ],
    "ramrod.capture not_full": [
      "The rectangle is not full yet: capture it when no room is left.",
      ({ room }) =>
        room > 0 ? `There is room for ${room} still: capture it when none is left.` : `The rods are ${-room} too long: a capture takes just a full one.`,
    ],
    "ramrod.win": [
      "The long rectangle is not full: declare as soon as it is full or more than full.",
      ({ content, goal }) => `The long rectangle has ${content} of ${goal}: declare as soon as it is full or more than full.`,
    ],
  },
  missing: { move: "You have not played yet: move a rod, or capture, before you pass." },
  stakes: {
    rods: "you relocate the rods of that play: back or to empty purple rectangles",
    captured_rods: "you relocate the captured rods: back or to empty purple rectangles",
    void: "the win is void",
    void_rods: "the win is void and you relocate the rods: back or to empty purple rectangles",
    void_captured_rods: "the win is void and you relocate the captured rods",
  },
};
