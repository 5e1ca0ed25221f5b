/** The English rules page of Fab-A-Diffy, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "Collect tricks: three fraction strips of which one is worth the other two added together. More tricks win a game, and the match is the best of 3 games.",
  turn: [
    "At the start each player draws a strip: the smaller one begins. On the table lie three open strips and a pile of the others.",
    "You receive the flag. Look at the move before: you may still challenge it.",
    "If the other player left a sample unused, you have 10 seconds to say “Capture!” and make a trick with it. Then you play your own turn.",
    "Draw a strip from the pile as your sample. The server fills up to three open strips.",
    "Do you see a trick of the sample and two open strips? Touch both. Touch-take-it: what is touched is used.",
    "Say the sum, an addition or a subtraction of the three fractions: 1/3 − 1/4 = 1/12. You may call a fraction by another equal name, but only in halves, thirds, fourths, sixths or twelfths.",
    "Take the trick.",
    "If you touched a strip and no trick can be made with what you touched, put the sample back.",
    "Pass the flag. If you touched nothing you may pass, and the other player may capture your sample.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge after you receive the flag and before you capture or draw your sample: the sum, a name that does not serve, taking before touching and announcing, or touch-take-it.",
    "A capture is challenged without the flag, until the one who captured passes it.",
    "If you are right, the trick is yours and it is your turn. If no trick was taken in that turn, you get an additional turn. With a capture, the other player's own turn is undone too.",
    "If you are wrong, you lose a turn and get a strike. A challenge at the wrong time is a strike too. Three strikes in the match lose it.",
  ],
  end: [
    "A game ends when somebody must draw a sample and the pile is empty. More tricks win; equal tricks draw.",
    "The other player starts the next game. The match ends when somebody has won two games, or after three: more games won wins.",
    "At the time limit, if the starter has captured or drawn a sample in that round or passed the flag, both complete their turn. The tricks count as they lie, and games not played count as drawn.",
  ],
  clock: [
    "A turn lasts one minute, unless the room says otherwise. Then come a reminder and 10 more seconds.",
    "If you are still not done, a trick taken stays, touches without a trick are void, and the flag passes. With the third reminder you lose.",
    "The clock waits during a challenge.",
  ],
  line: [
    ["draw", "draw a sample"],
    [".1/3", "touch the strip 1/3"],
    ['"1/3-1/4=1/12"', "say the sum"],
    ["x1/3,1/4", "take the trick with those two strips"],
    ["retire", "put the sample back"],
    ["capture", "capture!"],
    ["!fab-a-diffy.sentence", "challenge that rule"],
    ["pass", "pass the flag"],
    ["accept · nochallenge", "accept the result · no challenge"],
  ],
};
