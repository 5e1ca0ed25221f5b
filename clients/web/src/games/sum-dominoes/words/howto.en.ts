/** The English rules page of Sum Dominoes, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "Get rid of your tiles before the other player. A tile fits if its face and the face it touches make the sum of the dice. If nobody does, fewer pips in the hand win.",
  turn: [
    "Each player takes seven tiles, open to both, and rolls three dice. The lower sum begins: it is written on the flag card, and a tile goes to the centre.",
    "First part: look for a tile of yours that makes the sum on the card with a face on the board. If the sum is 10 and you touch a 3, your face is a 7.",
    "The tile touches exactly one face of another tile, by any of its sides. A tile let go stays where it is.",
    "If a tile fits, it must be placed. If none fits, go on.",
    "Second part: roll the three dice, add them and write the sum on the card. Place a tile that makes that sum, if you have one.",
    "Draw a tile from the bank. You do not play it in this turn.",
    "Pass the flag. The other player begins with the sum that you wrote.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes: you find them. Watch the other, too: the first part is challenged without the flag, until a tile lies in the second part or the flag is passed. If you do not want to challenge, say “No challenge”.",
    "The second part and the sum are challenged until you, with the flag, place, roll or draw. So are a tile that was not drawn and a forgotten second part.",
    "If a tile was left out, show it: tap the other's tile, tap the board where it belonged, and challenge. The referee lays it there.",
    "If you are right, the wrong tile goes back, the sum is set right or the forgotten tile is drawn, and the other also gets an infraction tile from the bank. For a forgotten second part use the card's sum or roll again.",
    "If you are wrong, the infraction tile is yours and you get a strike. At the wrong time there is only the strike. Three strikes lose the game.",
    "If the bank is empty, the other player gives the infraction tile: one of their choice.",
  ],
  end: [
    "The player the player who places the last tile in the first part wins. In the second part only if the bank is empty: otherwise a tile must be drawn first.",
    "Giving away the last tile as an infraction tile wins, too.",
    "If no space is left on the board, or the bank is empty and two turns in a row end without a tile, the pips of the hands are counted: 10 fewer, or more than 10, win. A smaller difference is a draw.",
    "Before it ends, the other player may still challenge the last tile.",
    "At the time limit, if the starter has placed a tile in that round or passed, both complete their turn. Then pips are counted.",
  ],
  clock: [
    "A turn lasts one minute. Then come a reminder and 10 more seconds.",
    "If you are not done, the server writes the sum, draws your tile and passes the flag. What you placed stays. With the third reminder you lose the game.",
    "The clock waits during a challenge, or while somebody chooses a tile to give.",
  ],
  line: [
    ["2-7 G6 F6", "place the tile 2-7: the 2 on G6 and the 7 on F6"],
    ["7-2 F6 G6", "the same, the other way round"],
    ["roll", "roll the dice"],
    ["=12", "write the sum"],
    ["draw", "draw a tile"],
    ["pass", "pass the flag"],
    ["reroll", "roll again"],
    ["give 6-6", "give the tile 6-6"],
    ["!match-1", "challenge the tile of the 1st part"],
    ["!unplaced-1 2-7 G6 F6", "challenge that 2-7 was left out there"],
    ["!!sum|draw", "challenge two rules"],
    ["accept · nochallenge", "accept the result · no challenge"],
  ],
};
