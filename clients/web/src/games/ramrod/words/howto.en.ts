/** The English rules page of Ramrod, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "Capture rods and lay them in your long rectangle. You win if at the end of the round only you have filled or passed it (30 long). If both have, it is a draw.",
  turn: [
    "At the start one player chooses two rods of different colours, which are hidden in two hands. The other picks a hand: if it holds the shorter rod, they begin; else the one who chose the rods begins.",
    "You receive the flag. Look at the last turn: you may still challenge it. Touching a rod ends that moment.",
    "Move one rod, only one. It may enter from a start rectangle of yours into a purple one; it may shift from one purple rectangle to another, whoever's it is; or you recycle one from your long rectangle to a start rectangle of yours where it fits.",
    "The rod has to fit. And the hot rod, the one that the other player has just moved, is not shifted.",
    "If your rod makes the purple rectangle exactly full, with two rods or more, capture it: they all go to your long rectangle. The server does not do it for you.",
    "If there is a full rectangle that nobody captured, capturing it may be your whole turn.",
    "The first play is not copied: not the same colour into a rectangle of the same length. And you may not shift twice running without filling anything.",
    "Pass the flag. You pass without a move only if you have none.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes: you find them. Challenge when you receive the flag and before you touch a rod: hot rod, rod that does not fit, wrong capture, or long rectangle not filled.",
    "If you are right, you have the wrongly moved rod in hand and the rods captured in that turn. Put each where it was before or into an empty purple rectangle, then play. Those rods are hot for you.",
    "If you are wrong, you lose the turn and get a strike. A challenge at the wrong time, or about the start, copying or the minute, is a strike too. Three strikes lose the game.",
    "A declared win is challenged without the flag. If the challenge is wrong, the win is confirmed.",
  ],
  end: [
    "When your long rectangle is full or more than full, declare the win before you pass the flag.",
    "If the starter declares, the other player completes a turn. If they fill theirs too, it is a draw.",
    "At the time limit the round is completed. If only one player has filled the rectangle, that player wins; if nobody has, it is a draw.",
    "Before a result at the end of a round, the starter may still challenge the last turn.",
  ],
  clock: [
    "A turn lasts one minute. Then come a reminder and 10 more seconds.",
    "If you have moved, the server passes the flag. If not, you lose the turn. With the third reminder you lose the game.",
    "Relocating rods has a minute of its own; what is left in hand goes back.",
  ],
  line: [
    ["hide red lime", "hide the red and the light green rod"],
    ["left · right", "pick the left hand · the right one"],
    ["touch red-A", "touch a rod"],
    ["red-A P9a", "move the red one of A to rectangle P9a"],
    ["lime-B A8", "recycle it to your start rectangle A8"],
    ["x P9a", "capture P9a"],
    ["win", "declare a win"],
    ["put red-A back", "put a rod back"],
    ["put red-A P13b", "relocate it to P13b"],
    ["!ramrod.hot-rod", "challenge that rule"],
    ["!!ramrod.fit|ramrod.capture", "challenge two rules"],
    ["pass · accept", "pass the flag · accept the result"],
  ],
};
