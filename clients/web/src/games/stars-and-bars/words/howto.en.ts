/** The English rules page of Stars & Bars, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "Place cards that differ a lot from their neighbours. The player who gets furthest wins: over 200 points, or 50 ahead, and always 15 points more than the other.",
  turn: [
    "Each card has a figure (star or bar), a count (1, 2 or 3), a colour (red, yellow or blue) and a fill (solid, striped or hollow). Two cards can differ in one, two, three or four ways.",
    "At the start there are four cards in the centre and four in each hand, all face up. The player who draws the first star begins.",
    "You receive the flag. You may look under the other player's last card, and challenge their turn.",
    "If you like, claim piles of 4 cards or more before you place your card: flipping one in the centre is worth 2; removing all four flipped ones 4; removing one outside 2.",
    "Place a card on an empty square, or on a card that differs in two ways or fewer. Nothing goes on a flipped pile.",
    "Compare your card with each open neighbour, by side or corner: 1 way scores 1 point, 2 ways 2, 3 ways 4 and 4 ways 8. The card that you cover does not count.",
    "If your card makes a pile of 4, you may flip or remove it at once, but for no points.",
    "Announce the points of the turn and your new total. You count both yourself.",
    "Pass the flag. The server deals you another card while there are any. When the deck is empty, play on to the last card.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes: you find them. Challenge when you receive the flag, before you touch a card or a pile. Looking underneath does not close the window.",
    "You may challenge a card laid wrongly on another, the points, the total, and points not announced.",
    "If you are right, the other player's score goes back and their card is discarded. You play your turn.",
    "If you are wrong, you lose the turn and get a strike. A challenge at the wrong time, or because a pile was not flipped, is inappropriate: a strike too. Three strikes lose the game.",
  ],
  end: [
    "It is tested at the end of each round, when both have played: if nobody has cards, if the lead is 50 or more, or if somebody is over 200, the game ends.",
    "The starter may still challenge the last turn, or accept the result.",
    "15 points or more ahead wins. With a smaller difference it is a draw.",
    "At the time limit a round that has begun is completed, and it is counted the same way.",
  ],
  clock: [
    "A turn lasts one minute. Then come a reminder and 10 more seconds.",
    "If you have placed your card and announced, the server passes the flag. If not, you lose the turn and all of it is undone. With the third reminder you lose the game.",
    "The clock waits during a challenge.",
  ],
  line: [
    ["1@o2", "place the first card of your hand on o2"],
    ["s2rh@c1", "place a card by its name: star, 2, red, hollow"],
    ["b1yt@o5", "b is bar, y yellow, t striped"],
    ["+12=62", "announce 12 points and a total of 62"],
    ["peek", "look under the other's last card"],
    ["flip c1", "flip the pile c1"],
    ["remove o2", "remove the pile o2"],
    ["clear", "remove the four piles of the centre"],
    ["drop 1", "discard your first card, if none fits"],
    ["pass", "pass the flag"],
    ["!stars-and-bars.points", "challenge that rule"],
    ["win · accept", "declare a win · accept the result"],
  ],
};
