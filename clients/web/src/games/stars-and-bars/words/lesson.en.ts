/** The sentences of the first lesson of Stars & Bars, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  place: [
    "Each card has a shape, a number, a colour and a filling. Place cards that differ a lot from their neighbours. Tap your marked card, the marked place and the button.",
    "Now count the points.",
  ],
  say: [
    "Compare with each neighbour: 1 difference gives 1 point, 2 give 2, 3 give 4 and 4 give 8. From one only the colour differs: 1. From the other, colour and number: 2. Write 3 points and 3 in total, and tap the marked button.",
    "1 + 2 = 3.",
  ],
  pass: ["“{pass_flag}”: this ends your turn. You get another card.", "The other one scored 9!"],
  challenge: [
    "In a tournament nobody points out faults. The computer placed the marked card and said 4 points; you know it is 3. Tap “{challenge}” and choose the rule about the points of the turn.",
    "It is a C: it loses the points of that turn.",
  ],
  flip: [
    "There is a pile of four cards. Before you play you may flip it: that gives 2 points. Tap the marked button.",
    "Nobody plays on a flipped pile.",
  ],
  cover: [
    "You may also cover a card, if it differs in two ways or fewer. Put your card on the marked one.",
    "In the middle there are more neighbours: more points.",
  ],
};
