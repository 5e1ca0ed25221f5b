/** What was wrong and what can be done, a sentence for each fault and each missing part, for Ramrod. In English. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing } from "../declared";

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "ramrod.hot-rod": "That rod is hot: the other player has just moved it. Move another one in this turn.",
    "ramrod.fit": [
      "The rod does not fit: it is longer than the room left. Choose another rectangle, or another rod.",
      ({ length, room }) => `The rod is ${length} long and there is room for ${Math.max(room, 0)}: choose another rectangle, or another rod.`,
    ],
    "ramrod.capture other_rectangle": "You did not move into that rectangle in this turn: capture only the one you put the rod in.",
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
      "Your long rectangle is not full: declare when it is full or more than full.",
      ({ content, goal }) => `The long rectangle has ${content} of ${goal}: declare when it is full or more than full.`,
    ],
  },
  missing: { move: "You have not played yet: move a rod, or capture, before you pass." },
  cost: { own: "you lose this turn", result: "the result stays", right: "the rods go back, and a false win is void" },
};
