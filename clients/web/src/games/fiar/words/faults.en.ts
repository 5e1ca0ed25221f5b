/** The English explanations of FIAR's faults and missing parts, each with advice. */
import { en as relocationWords } from "../../../board/circles/relocation_words.en";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const en: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "fiar.route jump": relocationWords.routes.jump,
    "fiar.route yellow": relocationWords.routes.yellow,
    "fiar.route off_line": relocationWords.routes.off_line,
    "fiar.piece-placed": "That chip was let go in this turn and stays there: |pass the flag.",
    "fiar.move-it-use-it": "Another chip has been played in this turn, and only one is played: |pass the flag.",
    "fiar.win-path few": [
      "Those are too few circles: |point out four or more, all different.",
      ({ circles, least }) => `Those are ${circles} different circles: |point out ${least} or more.`,
    ],
    "fiar.win-path empty": "One of those circles is empty: |point out only circles with a chip.",
    "fiar.win-path mixed": "There are chips of both colours: all must be of one colour.",
    "fiar.win-path line": "The circles are not on one line: |follow a single one.",
    "fiar.win-path yellow": "Those circles lie on both sides of the yellow area: a path does not cross it.",
    "fiar.win-path between": "A chip of the other colour is between them: that is no winning path. |Look for another.",
    "fiar.win-path extinguished": "An extinguisher of the other colour is joined to one of those chips: |look for another path, or move away from it.",
    "fiar.win-relocated": "That path came from the relocated chip: it does not win in this turn. |Play on.",
  },
  missing: { place: "You have placed nothing yet: place a chip.", move: "You have not moved yet: move a chip before you pass." },
  stakes: {
    relocate: "you relocate any chip of the other one to an empty circle",
    void_relocate: "the win is void and you relocate any chip of the other one to an empty circle",
    void_draw: "the win is void and the game ends in a draw",
  },
};
