/** The English rules page of Qwinto, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "Fill your three rows with numbers that rise from left to right. The most points on a sheet win.",
  turn: [
    "The first active player is drawn by lot. After that it goes round clockwise.",
    "The active player chooses one, two or three dice and throws them. If the throw is no good, they may throw all of those same dice again, once.",
    "They say the sum of the dice.",
    "Everybody writes that sum at the same time in an empty box, or writes nothing. Nobody sees the others' choice until all are done, and until then you may change yours.",
    "Write in a row that has the colour of one of the dice thrown. In a row the numbers rise and never repeat; you may skip boxes. No number stands twice in a column.",
    "Only the active player must write: if you are active and do not, you take a misthrow, which costs 5 points at the end.",
    "Then comes the review. Look at everybody's sheet and say that you are ready. Then the next round begins.",
  ],
  challenges: [
    "In a tournament the server does not mark mistakes. Anybody may challenge anybody, with or without the flag.",
    "The sum said: challenge it while everybody is writing. If it was wrong it is put right and all write again. Nobody is punished. If nobody challenges, the number said counts.",
    "A number of this round is challenged in the review: it is not the number said, the row has no colour of a die thrown, the row does not rise, or the column repeats it. It is erased, and its owner writes it in another box or leaves it out. An active player who leaves it out takes a misthrow.",
    "A number of an earlier round may be challenged until the end, except while people write. It is only erased. Of two numbers that clash, the newer one is the mistake.",
    "Is the mistake your own? Say so, and you get no strike. A wrong or badly timed challenge is a strike. You lose no turn, but three strikes put you out.",
  ],
  end: [
    "The game ends after the round in which somebody has two complete rows or a fourth misthrow.",
    "A complete row is worth the number in its last box, on the right. A row with gaps: one point for each number.",
    "A full column of three is worth the number in its pentagon. Each misthrow takes off 5.",
    "The highest total wins. Equal totals share the win. A player who retires cannot win.",
  ],
  clock: [
    "You have 60 seconds to throw, 30 to keep the throw or throw again, 60 to write and 20 to review. If you must write again you have 60.",
    "When time is up the server acts: it throws all three dice, says the true sum, counts you as writing nothing, or marks a misthrow if you are the active player.",
  ],
  line: [
    ["roll oyp", "throw the orange (o), yellow (y) and purple (p) dice, or those you like"],
    ["reroll", "throw again"],
    ["announce 9", "say the sum"],
    ["write y5 9", "write 9 in yellow box 5"],
    ["pass", "write nothing"],
    ["miss", "misthrow"],
    ["challenge row 1 y5", "challenge: the row does not rise, seat 1 (counted from 0), yellow box 5"],
    ["challenge sum", "challenge the sum"],
    ["fix y5", "my own mistake"],
    ["rewrite y6 · leave", "write it again · leave it out"],
    ["ready", "ready"],
    ["retire", "retire"],
  ],
};
