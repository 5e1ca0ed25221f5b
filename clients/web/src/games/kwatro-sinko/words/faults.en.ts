/** The English explanations of Kwatro-Sinko's faults and missing parts, each with advice. */
import { en as relocationWords } from "../../../board/circles/relocation_words.en";
import { pretty } from "../../../dice/sentence";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const en: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "kwatro-sinko.route jump": relocationWords.routes.jump,
    "kwatro-sinko.route yellow": relocationWords.routes.yellow,
    "kwatro-sinko.route off_line": relocationWords.routes.off_line,
    "kwatro-sinko.piece-placed": "That chip has been moved in this turn and stays there: |pass the flag.",
    "kwatro-sinko.move-it-use-it": "Another chip has been moved in this turn, and only one is moved: |pass the flag.",
    "kwatro-sinko.off-numbers": "A chip of that player is still on a numbered space: |move all of them off before you declare.",
    "kwatro-sinko.win-path three": "It is exactly three circles, all different: no more and no fewer.",
    "kwatro-sinko.win-path empty": "One of those circles is empty: |point out only circles with a chip.",
    "kwatro-sinko.win-path mixed": "It takes two chips of one colour and one of the other: |choose another three.",
    "kwatro-sinko.win-path line": "The circles are not on one line: |choose three on a single line.",
    "kwatro-sinko.win-path yellow": "Those circles lie on both sides of the yellow area: a path does not cross it.",
    "kwatro-sinko.win-path between": "There is one chip too many on that line: it takes just three. |Look for another path.",
    "kwatro-sinko.sentence": [
      "The sum is not that of these chips: |add the two of one colour, take off the other, and work it out again.",
      ({ said, right }) => `Those chips make ${pretty(right)}, and ${pretty(said)} was said: |add the two of one colour, take off the other.`,
    ],
    "kwatro-sinko.total": [
      "Those three chips make neither 4 nor 5: it takes 4 or 5 to win. |Look for others.",
      ({ sentence }) => `Those three chips make ${pretty(sentence)}: it takes 4 or 5 to win. |Look for others.`,
    ],
    "kwatro-sinko.win-relocated": "That path came from the relocated chip: it does not win in this turn. |Play on.",
  },
  missing: { move: "You have not moved yet: move a chip before you pass." },
  stakes: {
    relocate: "you relocate any chip of the other one to an empty circle",
    void_relocate: "the win is void and you relocate any chip of the other one to an empty circle",
    void_draw: "the win is void and the game ends in a draw",
  },
};
