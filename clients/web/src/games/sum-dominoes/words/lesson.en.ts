/** The sentences of the first lesson of Sum Dominoes & Dice, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  first: [
    "The card says 10: your face and the one it touches must make 10. On the board is a 3, and you have a 7. Tap your marked tile, the marked place and the button.",
    "3 + 7 = 10.",
  ],
  roll: ["Second part: “{roll}”.", "4, 4 and 4."],
  sum: ["What do they make? Write 12 and tap the marked button.", "This is the new sum."],
  second: ["Now you need 12. At the other end is a 7: your 5 fits. Tap your marked tile, the place and the button.", "7 + 5 = 12."],
  draw: [
    "At the end you take a tile from the bank and pass the flag. The player with no tiles left wins.",
    "The other one starts with your sum, 12.",
  ],
  challenge: [
    "In a tournament nobody points out faults. The card says 10, and the computer put a 5 beside the 7. That makes 12! Tap “{challenge}” and choose the rule about the sum in the first part.",
    "It is a C: it takes its tile back and gets another one.",
  ],
};
